import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'

const Sheet = styled('fieldset')({
  border: 0,
  margin: 0,
  padding: 0,
  minInlineSize: 0,
  '& legend': { padding: 0, fontSize: 13 },
  '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: 16, maxBlockSize: 160, overflowY: 'auto' },
})

type ProductChoiceProps = {
  chosen: readonly string[]
  onChosen: (products: string[]) => void
  error: string | undefined
}

/** Of which of one's products something is. */
export function ProductChoice({ chosen, onChosen, error }: ProductChoiceProps) {
  const translate = useTranslate()
  const { products } = useConsole()
  const turn = (id: string, isOn: boolean) => onChosen(isOn ? [...chosen, id] : chosen.filter((one) => one !== id))
  return (
    <Sheet>
      <legend>{translate('machines.products')}</legend>
      <div>
        {products.map(({ id, n }) => (
          <FormControlLabel
            key={id}
            label={n}
            control={
              <Checkbox size="small" checked={chosen.includes(id)} onChange={(_event, isOn) => turn(id, isOn)} />
            }
          />
        ))}
      </div>
      {error !== undefined && <FormHelperText error>{error}</FormHelperText>}
    </Sheet>
  )
}
