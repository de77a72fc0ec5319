import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useTranslate } from 'ra-core'
import { Icon } from '../icons/Icon.tsx'
import { radius, size } from '../theme/tokens.ts'

type FilterChipProps = {
  name: string
  value: string
  /** Opens the filter to change it. */
  onOpen?: () => void
  onRemove: () => void
}

/** A filter in force: its name, its value in bold, the cross that takes it away (looks section 5). */
export function FilterChip({ name, value, onOpen, onRemove }: FilterChipProps) {
  const translate = useTranslate()
  const removal = translate('states.removeFilter', { name })
  const shape = {
    height: size.controlSmall,
    color: 'accent.onSoft',
    '&:hover': { backgroundColor: 'surface.selected' },
  }
  return (
    <Box
      component="span"
      sx={{
        typography: 'meta',
        display: 'inline-flex',
        alignItems: 'center',
        maxWidth: 320,
        borderRadius: `${radius.control}px`,
        backgroundColor: 'accent.soft',
        color: 'accent.onSoft',
        whiteSpace: 'nowrap',
      }}
    >
      <ButtonBase
        onClick={onOpen}
        disabled={!onOpen}
        title={`${name}: ${value}`}
        sx={{
          ...shape,
          typography: 'meta',
          gap: '6px',
          paddingInline: '10px 4px',
          minWidth: 0,
          borderRadius: 'inherit',
        }}
      >
        <span>{name}</span>
        <Box component="b" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {value}
        </Box>
      </ButtonBase>
      <ButtonBase
        onClick={onRemove}
        aria-label={removal}
        title={removal}
        sx={{ ...shape, width: 24, borderRadius: 'inherit' }}
      >
        <Icon name="close" size="small" />
      </ButtonBase>
    </Box>
  )
}
