import { Datagrid, DateField, DeleteButton, List, TextField, useTranslate } from 'react-admin'

/** A list of react-admin's stock parts over a flat collection: what the console keeps for the person. */
export function SettingList() {
  const translate = useTranslate()
  return (
    <List sort={{ field: 'ct', order: 'DESC' }} title={translate('examples.settings.title')} exporter={false}>
      <Datagrid bulkActionButtons={false} rowClick={false}>
        <TextField source="n" label={translate('examples.settings.name')} />
        <TextField source="t" label={translate('examples.settings.kind')} />
        <DateField source="ct" showTime label={translate('examples.settings.changed')} />
        <DeleteButton mutationMode="pessimistic" />
      </Datagrid>
    </List>
  )
}
