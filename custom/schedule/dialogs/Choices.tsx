import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'

type ChoicesProps = {
  legend: string
  options: readonly { key: string; label: string }[]
  chosen: readonly string[]
  onChosen: (keys: string[]) => void
  /** Short ones stand side by side. */
  isInline?: boolean
}

/** Several of what is offered: days, channels. */
export function Choices({ legend, options, chosen, onChosen, isInline = false }: ChoicesProps) {
  const layout = isInline ? ({ display: 'flex', flexWrap: 'wrap', columnGap: 16 } as const) : { display: 'grid' }
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0, ...layout }}>
      <legend>{legend}</legend>
      {options.map(({ key, label }) => (
        <FormControlLabel
          key={key}
          label={label}
          control={
            <Checkbox
              size="small"
              checked={chosen.includes(key)}
              onChange={(_, checked) => onChosen(checked ? [...chosen, key] : chosen.filter((one) => one !== key))}
            />
          }
        />
      ))}
    </fieldset>
  )
}
