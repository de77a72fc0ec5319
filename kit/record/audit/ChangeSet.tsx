import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import type { AuditEntry, FieldChange } from '#contract/schemas/contentRecord.ts'
import { ChangeLine } from '../changes/ChangeLine.tsx'
import type { FieldWords } from '../changes/useFieldWords.ts'
import { Time } from '#kit/parts/format/Time.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { isPutBackable } from './isPutBackable.ts'
import { shownChanges } from './shownChanges.ts'
import { initialsOf } from '#kit/parts/layoutParts/initialsOf.ts'

/** So many changes of one action are shown before the reader asks for the rest. */
const FIRST = 3

type PutBack = ((changes: readonly FieldChange[]) => void) | undefined
type ChangeSetProps = { entry: AuditEntry; words: FieldWords; onPutBack: PutBack }

/** One action of a person: who, what, when, and every field with its before and after. */
export function ChangeSet({ entry, words, onPutBack }: ChangeSetProps) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const who = entry.name || entry.changed_by
  const changes = shownChanges(entry.change)
  const shown = isOpen ? changes : changes.slice(0, FIRST)
  const rest = changes.length - shown.length
  const backable = onPutBack ? changes.filter(isPutBackable) : []
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
              <Box key={change.field} sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <ChangeLine change={change} words={words} />
                </Box>
                {onPutBack && isPutBackable(change) && (
                  <PutBackButton field={words.field(change.field).name} onClick={() => onPutBack([change])} />
                )}
              </Box>
            ))}
          </Box>
        )}
        {onPutBack && backable.length > 1 && (
          <Link
            component="button"
            type="button"
            variant="label"
            onClick={() => onPutBack(backable)}
            sx={{ justifySelf: 'start', minHeight: 24 }}
          >
            {translate('history.putAllBack')}
          </Link>
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

function PutBackButton({ field, onClick }: { field: string; onClick: () => void }) {
  const translate = useTranslate()
  const label = translate('history.putBackField', { field })
  return (
    <IconButton size="small" aria-label={label} title={label} onClick={onClick}>
      <Icon name="undo" size="small" />
    </IconButton>
  )
}

/** The version before and after, by number: the words of their statuses stand in the sentence already. */
function VersionStep({ entry }: { entry: AuditEntry }) {
  const [before, after] = [entry.PreviousVersion, entry.CurrentVersion].map((name) => name?.split(' - ')[0])
  if (!after) return null
  return <> · {before && before !== after ? `${before} → ${after}` : after}</>
}
