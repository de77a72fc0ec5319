import TextField from '@mui/material/TextField'
import { useForm } from 'react-hook-form'

/** The baseline: react-hook-form over MUI's TextField, the same fields. */
export function BareForm({ fields }: { fields: number }) {
  const names = Array.from({ length: fields }, (_, n) => `field${n}`)
  const { register } = useForm({ defaultValues: Object.fromEntries(names.map((name) => [name, `value of ${name}`])) })
  return (
    <form>
      {names.map((name) => (
        <TextField key={name} label={name} slotProps={{ htmlInput: { maxLength: 200 } }} {...register(name)} />
      ))}
    </form>
  )
}
