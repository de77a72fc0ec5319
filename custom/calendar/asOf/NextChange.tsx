import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useCalendar } from '../CalendarContext.ts'
import { changeText } from '../model/entryWords.ts'
import { PreviewAt } from './PreviewAt.tsx'

/** Changes that are named; more are counted. */
const NAMED = 2

/** What changes next after the moment, and the storefront at that moment. */
export function NextChange() {
  const { asOf, words, now } = useCalendar()
  const { translate, format } = words
  const { at, changes, go } = asOf
  const next = changes.find((one) => one.at > at)
  const named = next?.changes.slice(0, NAMED).map((change) => changeText(change, words)) ?? []
  const more = (next?.changes.length ?? 0) - named.length
  return (
    <Line>
      {next ? (
        <>
          <span className="when">{translate('calendar.asOf.next', { at: format.dateTime(next.at) })}</span>
          <b data-tone={next.tone}>
            {format.list([...named, ...(more > 0 ? [translate('calendar.asOf.more', { smart_count: more })] : [])])}
          </b>
        </>
      ) : (
        <span className="when">{translate('calendar.asOf.nothing')}</span>
      )}
      <span className="end">
        {at !== now && (
          <Button size="small" onClick={() => go(undefined)}>
            {translate('calendar.asOf.now')}
          </Button>
        )}
        <PreviewAt />
      </span>
    </Line>
  )
}

const Line = styled('div')({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 36,
  marginInline: '-20px -12px',
  paddingInline: '20px 12px',
  fontSize: 12,
  backgroundColor: 'var(--mui-palette-background-raised)',
  '& .when': { flex: 'none', color: 'var(--mui-palette-text-secondary)' },
  '& b': { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& b[data-tone=warning]': { color: 'var(--mui-palette-status-warning-on)' },
  '& b[data-tone=error]': { color: 'var(--mui-palette-status-error-on)' },
  '& .end': { display: 'flex', flex: 'none', alignItems: 'center', gap: 4, marginInlineStart: 'auto' },
})
