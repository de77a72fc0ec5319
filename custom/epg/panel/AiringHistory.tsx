import Avatar from '@mui/material/Avatar'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import type { GuideAiring } from '#contract/schemas/live/guide.ts'
import { AIRING_TYPE } from '#contract/values/guide.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Time } from '#kit/parts/format/Time.tsx'
import { initialsOf } from '#kit/parts/layoutParts/initialsOf.ts'
import { shownChanges } from '#kit/record/audit/shownChanges.ts'
import { useAudit } from '#kit/record/audit/useAudit.ts'

/** Change sets that the panel has room for. */
const SHOWN = 4

/** Who changed what of an airing, newest first, an entry each; its form has all of it. */
export function AiringHistory({ airing }: { airing: Pick<GuideAiring, 'id' | 'rev'> }) {
  const translate = useTranslate()
  const { list } = useFormat()
  const heading = useId()
  const { entries, isPending } = useAudit(AIRING_TYPE, airing.id, airing.rev)
  const fieldName = (pointer: string) => {
    const field = pointer.split('/')[1] ?? ''
    return translate(`epg.fields.${field}`, { _: field })
  }
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>{translate('epg.panel.history')}</h3>
      {!isPending && entries.length === 0 && <div className="quiet">{translate('editor.audit.none')}</div>}
      <Lines>
        {entries.slice(0, SHOWN).map((entry) => {
          const who = entry.name || entry.changed_by
          const fields = [...new Set(shownChanges(entry.change).map(({ field }) => fieldName(field)))]
          return (
            <li key={`${entry.TraceKey} ${entry.ct} ${entry.verb}`}>
              <Avatar aria-hidden sx={{ width: 22, height: 22, fontSize: 10 }}>
                {initialsOf(who)}
              </Avatar>
              <span className="what">
                {who} {translate(`editor.audit.verbs.${entry.verb}`, { _: entry.verb })}
                {fields.length > 0 && `: ${list(fields)}`}
              </span>
              <small>
                <Time value={entry.ct} />
              </small>
            </li>
          )
        })}
      </Lines>
    </section>
  )
}

const Lines = styled('ul')({
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minBlockSize: 28,
    paddingBlock: 3,
    fontSize: 12,
    lineHeight: '16px',
  },
  '& .what': { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' },
  '& small': { fontSize: 12, color: 'var(--mui-palette-text-tertiary)', whiteSpace: 'nowrap' },
})
