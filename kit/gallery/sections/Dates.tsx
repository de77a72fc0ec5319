import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns'
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { useTranslate } from 'ra-core'
import { NOW } from '../samples.ts'
import { Specimen } from '../Specimen.tsx'

/** Date fields beside the others: the same height, edges and ring. */
export function Dates() {
  const translate = useTranslate()
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns}>
      <Specimen of="DateTimePicker" row>
        <DateTimePicker
          ampm={false}
          format="dd MMM yyyy HH:mm"
          label={translate('dates.none')}
          defaultValue={new Date(NOW)}
        />
        <DateTimePicker ampm={false} format="dd MMM yyyy HH:mm" label={translate('dates.none')} disabled />
      </Specimen>
    </LocalizationProvider>
  )
}
