import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { focusRing } from '#kit/parts/theme/focusRing.ts'
import { TextField } from './TextField.tsx'
import type { FieldInputProps } from '#kit/forms/loose/useFieldControl.ts'

const HEX = /^#[\da-f]{6}$/i
/** What the browser's picker begins with while no colour is set. */
const BLACK = `#${'0'.repeat(6)}`

/** A colour as `#rrggbb`: typed, or picked; what is no colour stays as it came and is said to be none. */
export function ColourField(props: FieldInputProps) {
  const translate = useTranslate()
  const { label, value, onChange, onLeave, disabled } = props
  const text = typeof value === 'string' ? value : ''
  const isBad = text !== '' && !HEX.test(text)
  return (
    <Box>
      <input
        type="color"
        aria-label={translate('storefrontInspector.pickColour', { name: label })}
        value={HEX.test(text) ? text : BLACK}
        disabled={disabled}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onLeave}
      />
      <TextField {...props} {...(isBad && { error: 'colour' })} />
      {isBad && <p role="status">{translate('storefrontInspector.badColour')}</p>}
    </Box>
  )
}

const Box = styled('div')({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr)',
  gap: 6,
  '& > input[type=color]': {
    inlineSize: 32,
    blockSize: 32,
    padding: 3,
    border: '1px solid var(--mui-palette-line-outline)',
    borderRadius: 4,
    background: 'var(--mui-palette-surface-well)',
    '&:focus-visible': focusRing('inside'),
  },
  '& > p': {
    gridColumn: '1 / -1',
    margin: 0,
    fontSize: 12,
    lineHeight: '18px',
    color: 'var(--mui-palette-status-error-on)',
  },
})
