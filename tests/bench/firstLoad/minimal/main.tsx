import Keycloak from 'keycloak-js'
import { keycloakAuthProvider } from 'ra-keycloak'
import simpleRestProvider from 'ra-data-simple-rest'
import {
  Admin,
  Datagrid,
  DateField,
  Edit,
  EditButton,
  List,
  Resource,
  SimpleForm,
  TextField,
  TextInput,
} from 'react-admin'
import { createRoot } from 'react-dom/client'

const client = new Keycloak({ url: '/', realm: 'marquee', clientId: 'marquee-console' })

const Movies = () => (
  <List>
    <Datagrid>
      <TextField source="name" />
      <DateField source="updated" />
      <EditButton />
    </Datagrid>
  </List>
)

const Movie = () => (
  <Edit>
    <SimpleForm>
      <TextInput source="name" />
    </SimpleForm>
  </Edit>
)

/** The least that react-admin, keycloak-js and a REST provider make of one list and one form. */
createRoot(document.getElementById('root') as HTMLElement).render(
  <Admin
    authProvider={keycloakAuthProvider(client, { initOptions: { onLoad: 'login-required' } })}
    dataProvider={simpleRestProvider('/api')}
  >
    <Resource name="movies" list={Movies} edit={Movie} />
  </Admin>,
)
