import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { radius } from '../theme/tokens.ts'

/** Specification section 2: details of an error are at most this high and wide, in px. */
const MAX_HEIGHT = 400
const MAX_WIDTH = 600

/** A link to look at that shows what stands below it. MUI's own would come with the first load for this alone. */
const AS_LINK = {
  typography: 'label',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 24,
  verticalAlign: 'middle',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'accent.text',
  fontWeight: 'fontWeightMedium',
  cursor: 'pointer',
  userSelect: 'none',
  '&:hover': { textDecoration: 'underline' },
} as const

/** One line of an envelope's `errors`. */
export type ErrorLine = { code: string | number; description: string }

type ErrorDetailsProps = {
  errors: readonly ErrorLine[]
  /** Told whenever the details open or close: a notice stays while they are read. */
  onToggle?: (open: boolean) => void
}

/** 'Show details...': the codes and descriptions behind an error, for whoever wants or must pass them on. */
export function ErrorDetails({ errors, onToggle }: ErrorDetailsProps) {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  const id = useId()
  if (errors.length === 0) return null
  const toggle = () => {
    setOpen(!open)
    onToggle?.(!open)
  }
  return (
    <Box sx={{ maxWidth: MAX_WIDTH }}>
      <Box component="button" type="button" onClick={toggle} aria-expanded={open} aria-controls={id} sx={AS_LINK}>
        <Icon name={open ? 'chevronDown' : 'chevronRight'} size="small" />
        {translate(open ? 'errors.hideDetails' : 'errors.showDetails')}
      </Box>
      <Box
        id={id}
        component="dl"
        hidden={!open}
        // A long list scrolls, so the keyboard must be able to reach it.
        tabIndex={open ? 0 : undefined}
        sx={{
          typography: 'meta',
          display: open ? 'grid' : 'none',
          gridTemplateColumns: 'minmax(72px, auto) 1fr',
          gap: '6px 12px',
          maxHeight: MAX_HEIGHT,
          overflowY: 'auto',
          margin: 0,
          marginBlockStart: 2,
          padding: '8px 12px',
          borderRadius: `${radius.control}px`,
          backgroundColor: 'surface.well',
        }}
      >
        {errors.map(({ code, description }, at) => (
          <ErrorRow key={`${code} ${at}`} code={code} description={description} />
        ))}
      </Box>
    </Box>
  )
}

function ErrorRow({ code, description }: ErrorLine) {
  return (
    <>
      <Box component="dt" sx={{ fontWeight: 'fontWeightMedium', color: 'text.primary' }}>
        {code}
      </Box>
      <Box component="dd" sx={{ margin: 0, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {description}
      </Box>
    </>
  )
}
