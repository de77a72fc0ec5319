import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { SideDraft } from '#contract/schemas/sideDraft.ts'
import { useFieldWords } from '../changes/useFieldWords.ts'
import { ConfirmDialog } from '#kit/parts/dialogs/ConfirmDialog.tsx'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { ParkedDialog } from '../sideDrafts/ParkedDialog.tsx'
import { Banner } from '#kit/parts/layoutParts/Banner.tsx'
import { useRecordEditor } from '../screen/RecordEditorContext.ts'
import { useParkedEdits } from './useParkedEdits.ts'

/** 'Your parked edits of 14:02: restore, compare, discard', the newest first; the others on demand. */
export function ParkedEdits() {
  const translate = useTranslate()
  const { mode, schema, title } = useRecordEditor()
  const parked = useParkedEdits()
  const [isWhole, setWhole] = useState(false)
  const [discarding, setDiscarding] = useState<SideDraft>()
  const timeOf = useTimeOf()
  const { drafts, opened } = parked
  const isReadable = mode === 'read'
  const others = drafts.length - 1
  return (
    <>
      {(isWhole ? drafts : drafts.slice(0, 1)).map((draft, index) => (
        <Banner
          key={draft.id}
          tone="draft"
          icon="archive"
          title={translate('locks.parked.title', { time: timeOf(draft) })}
          actions={
            <>
              {index === 0 && others > 0 && (
                <Button size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
                  {isWhole ? translate('locks.parked.fewer') : translate('locks.parked.more', { smart_count: others })}
                </Button>
              )}
              <span title={isReadable ? translate('locks.parked.lockFirst') : undefined}>
                <Button size="small" disabled={isReadable} onClick={() => void parked.restore(draft)}>
                  {translate('locks.parked.restore')}
                </Button>
              </span>
              <Button size="small" onClick={() => void parked.compare(draft)}>
                {translate('locks.parked.compare')}
              </Button>
              <Button size="small" onClick={() => setDiscarding(draft)}>
                {translate('locks.parked.discard')}
              </Button>
            </>
          }
        >
          <ParkedWords draft={draft} />
        </Banner>
      ))}
      {opened && (
        <ParkedDialog
          {...opened}
          schema={schema}
          title={title}
          notYet={isReadable ? translate('locks.parked.lockFirst') : undefined}
          onRestore={(choices) => parked.put(opened, choices)}
          onClose={parked.close}
        />
      )}
      {discarding && (
        <ConfirmDialog
          open
          title={translate('locks.parked.discardTitle')}
          okLabel={translate('locks.parked.discard')}
          undoable={false}
          onConfirm={() => {
            void parked.discard(discarding)
            setDiscarding(undefined)
          }}
          onClose={() => setDiscarding(undefined)}
        >
          {translate('locks.parked.discardText', { time: timeOf(discarding), name: title })}
        </ConfirmDialog>
      )}
    </>
  )
}

function ParkedWords({ draft }: { draft: SideDraft }) {
  const translate = useTranslate()
  const words = useFieldWords(useRecordEditor().schema)
  const fields = draft.fields.map((field) => words.field(`/${field}`).name).join('; ')
  const why = draft.reason === 'unlocked' && !draft.by ? 'unlockedBySomebody' : draft.reason
  return (
    <>
      {translate('locks.parked.fields', { fields })} {translate(`locks.parked.${why}`, { name: draft.by ?? '' })}
    </>
  )
}

/** The time of today, else with its day. */
function useTimeOf() {
  const format = useFormat()
  return ({ ct }: SideDraft) => (format.daysUntil(ct) === 0 ? format.time(ct) : format.dateTime(ct))
}
