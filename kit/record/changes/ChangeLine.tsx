import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import type { FieldChange } from '#contract/schemas/contentRecord.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { listDifference } from './listDifference.ts'
import type { FieldWords } from './useFieldWords.ts'

type ChangeLineProps = { change: FieldChange; words: FieldWords }

const clamped = {
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const

/** One changed field: its name, what stood there and what stands there now. */
export function ChangeLine({ change: whole, words }: ChangeLineProps) {
  const translate = useTranslate()
  const change = listDifference(whole)
  // Entries that left a list: the rest of it stays, so nothing stands in their place.
  const isOnlyLoss = change !== whole && change.after === undefined
  const { name, lang } = words.field(change.field)
  const before = words.value(change.field, change.before)
  const after = words.value(change.field, change.after)
  const nothing = translate('editor.changes.empty')
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ typography: 'label', color: 'text.secondary' }}>{name}</Box>
      {'before' in change && (
        <Box
          component="del"
          lang={before && lang}
          title={before}
          sx={{ ...clamped, typography: 'meta', color: 'text.tertiary', textDecoration: before ? undefined : 'none' }}
        >
          {before ?? nothing}
        </Box>
      )}
      {!isOnlyLoss && (
        <Box sx={{ display: 'flex', gap: '6px', color: 'text.primary' }}>
          {'before' in change && (
            <Box component="span" sx={{ paddingBlockStart: '2px', color: 'text.tertiary' }}>
              <Icon name="arrow" size="small" />
            </Box>
          )}
          <Box
            component="ins"
            lang={after && lang}
            title={after}
            sx={{ ...clamped, typography: 'meta', textDecoration: 'none' }}
          >
            {after ?? nothing}
          </Box>
        </Box>
      )}
    </Box>
  )
}
