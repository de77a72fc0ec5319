import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import type { AuditEntry } from '#contract/schemas/contentRecord.ts'
import { ChangeLine } from '../changes/ChangeLine.tsx'
import type { FieldWords } from '../changes/useFieldWords.ts'
import { Time } from '../format/Time.tsx'
import { shownChanges } from './shownChanges.ts'
import { initialsOf } from '../layoutParts/initialsOf.ts'

/** So many changes of one action are shown before the reader asks for the rest. */
const FIRST = 3

type ChangeSetProps = { entry: AuditEntry; words: FieldWords }

/** One action of a person: who, what, when, and every field with its before and after. */
export function ChangeSet({ entry, words }: ChangeSetProps) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const who = entry.name || entry.changed_by
  const changes = shownChanges(entry.change)
  const shown = isOpen ? changes : changes.slice(0, FIRST)
  const rest = changes.length - shown.length
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2 }}>
      <Avatar aria-hidden="true">{initialsOf(who)}</Avatar>
      <Box sx={{ minWidth: 0, flex: 1, display: 'grid', gap: '6px' }}>
        <div>
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
            <Box component="b" sx={{ fontWeight: 'fontWeightMedium', color: 'text.primary' }} title={entry.changed_by}>
              {who}
            </Box>{' '}
            {translate(`editor.audit.verbs.${entry.verb}`, { _: entry.verb })}
          </Box>
          <Box sx={{ typography: 'caption', color: 'text.tertiary' }}>
            <Time value={entry.ct} />
            <VersionStep entry={entry} />
          </Box>
        </div>
        {changes.length > 0 && (
          <Box id={listId} sx={{ display: 'grid', gap: 2 }}>
            {shown.map((change) => (
              <ChangeLine key={change.field} change={change} words={words} />
            ))}
          </Box>
        )}
        {(rest > 0 || isOpen) && (
          <Link
            component="button"
            type="button"
            variant="label"
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setOpen(!isOpen)}
            sx={{ justifySelf: 'start', minHeight: 24 }}
          >
            {isOpen ? translate('editor.audit.fewer') : translate('editor.audit.moreFields', { smart_count: rest })}
          </Link>
        )}
      </Box>
    </Box>
  )
}

/** The version before and after, by number: the words of their statuses stand in the sentence already. */
function VersionStep({ entry }: { entry: AuditEntry }) {
  const [before, after] = [entry.PreviousVersion, entry.CurrentVersion].map((name) => name?.split(' - ')[0])
  if (!after) return null
  return <> · {before && before !== after ? `${before} → ${after}` : after}</>
}
