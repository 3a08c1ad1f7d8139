/**
 * The list of startups as react-admin's own example applications are written: its layout, its list with a filter and
 * pages of 25, its columns; the data are in the script and never leave the browser.
 */
import fakeDataProvider from 'ra-data-fakerest';
import {
  Admin,
  DataTable,
  DateField,
  DateInput,
  Edit,
  List,
  ReferenceField,
  Resource,
  SelectInput,
  SimpleForm,
  TextInput,
} from 'react-admin';
import { createRoot } from 'react-dom/client';

const statuses = ['active', 'onHold', 'graduated', 'archived'];
const stages = ['Idea', 'Prototype', 'Market', 'Growth'];
const programs = Array.from({ length: 6 }, (_, at) => ({ id: at + 1, name: `Program ${at + 1}` }));
const startups = Array.from({ length: 60 }, (_, at) => ({
  id: at + 1,
  name: `Startup ${String(at + 1).padStart(2, '0')}`,
  program: programs[at % programs.length].id,
  status: statuses[at % statuses.length],
  stage: stages[at % stages.length],
  employeeCount: 2 + ((at * 7) % 40),
  funding: 25_000 * ((at * 5) % 31),
  lastMetricsAt: new Date(Date.UTC(2026, at % 10, 1 + (at % 27))).toISOString(),
}));
const choicesOf = (values) => values.map((id) => ({ id, name: id }));

const filters = [
  <TextInput key="q" source="q" label="Search" alwaysOn />,
  <SelectInput key="status" source="status" choices={choicesOf(statuses)} />,
  <SelectInput key="stage" source="stage" choices={choicesOf(stages)} />,
];

function Startups() {
  return (
    <List filters={filters} perPage={25} sort={{ field: 'name', order: 'ASC' }}>
      <DataTable>
        <DataTable.Col source="name" />
        <DataTable.Col source="program">
          <ReferenceField source="program" reference="programs" />
        </DataTable.Col>
        <DataTable.Col source="status" />
        <DataTable.Col source="stage" />
        <DataTable.NumberCol source="employeeCount" />
        <DataTable.NumberCol source="funding" options={{ style: 'currency', currency: 'EUR' }} />
        <DataTable.Col source="lastMetricsAt" field={DateField} />
      </DataTable>
    </List>
  );
}

function Startup() {
  return (
    <Edit>
      <SimpleForm>
        <TextInput source="name" />
        <SelectInput source="status" choices={choicesOf(statuses)} />
        <SelectInput source="stage" choices={choicesOf(stages)} />
        <DateInput source="lastMetricsAt" />
      </SimpleForm>
    </Edit>
  );
}

createRoot(document.getElementById('root')).render(
  <Admin disableTelemetry dataProvider={fakeDataProvider({ startups, programs })}>
    <Resource name="startups" list={Startups} edit={Startup} recordRepresentation="name" />
    <Resource name="programs" recordRepresentation="name" />
  </Admin>,
);
