import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import type { Uses } from '#contract/schemas/uses.ts'
import { useCountWords } from '#kit/parts/format/useCountWords.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { UseLine } from './UseLine.tsx'

type UsesListProps = {
  uses: Uses
  /** How many titles were chosen, where not all of them could be looked at. */
  chosen?: number
}

/** What a verb would break: a sentence of numbers, then the titles with links, then how many one may not see. */
export function UsesList({ uses, chosen }: UsesListProps) {
  const translate = useTranslate()
  const { counted } = useCountWords()
  const id = useId()
  const { count, viewers, hidden, looked, users } = uses
  if (count + hidden === 0)
    return (
      <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 2, typography: 'meta' }}>
        <Icon name="check" size="small" />
        {translate('uses.none')}
      </Box>
    )
  const sentences = [
    viewers > 0 && counted('uses.viewers', viewers),
    count > viewers && counted(viewers > 0 ? 'uses.rest' : 'uses.editors', count - viewers),
    uses.atLeast && translate('uses.atLeast'),
    chosen !== undefined && looked < chosen && counted('uses.looked', looked),
  ].filter((sentence) => typeof sentence === 'string')
  const others = [
    count > users.length && counted('uses.more', count - users.length),
    hidden > 0 && counted('uses.hidden', hidden),
  ].filter((words) => typeof words === 'string')
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1 }}>
      <Box
        component="h3"
        id={id}
        sx={{ display: 'flex', alignItems: 'center', gap: 2, margin: 0, typography: 'subtitle2' }}
      >
        <Box component="span" sx={{ display: 'flex', color: viewers > 0 ? 'status.error.on' : 'status.warning.on' }}>
          <Icon name="triangle" size="small" />
        </Box>
        {translate('uses.title')}
      </Box>
      {sentences.length > 0 && (
        <Box role="status" sx={{ typography: 'body2' }}>
          {sentences.join(' ')}
        </Box>
      )}
      {users.length > 0 && (
        <Box
          component="ul"
          // A list that scrolls is reached by Tab, so that its foot can be read without a mouse.
          tabIndex={0}
          aria-labelledby={id}
          sx={{
            listStyle: 'none',
            margin: 0,
            padding: '2px 12px',
            maxHeight: 240,
            overflow: 'auto',
            borderRadius: '4px',
            backgroundColor: 'surface.well',
            '& > li + li': { borderBlockStart: '1px solid', borderColor: 'line.hair' },
          }}
        >
          {users.map((use) => (
            <UseLine key={use.id} use={use} inTab />
          ))}
        </Box>
      )}
      {others.length > 0 && <Box sx={{ typography: 'meta', color: 'text.secondary' }}>{others.join(', ')}</Box>}
    </Box>
  )
}
