import { useTranslate } from 'ra-core'
import { textIn, type Texts } from '#contract/values/languages.ts'
import { ConfirmDialog } from '#kit/parts/dialogs/ConfirmDialog.tsx'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { LeaveDialog } from '#kit/record/guard/LeaveDialog.tsx'
import type { LeaveGuard } from '#kit/record/guard/useLeaveGuard.ts'
import { objectAt, textAt } from '../model/draft.ts'
import type { TypeEditor } from '../useTypeEditor.ts'

type TypeDialogsProps = {
  editor: TypeEditor
  guard: LeaveGuard
  notYet: string | undefined
  isRetiring: boolean
  onRetire: () => void
  onLetBe: () => void
}

/** What a save, a retirement or a leaving asks. */
export function TypeDialogs({ editor, guard, notYet, isRetiring, onRetire, onLetBe }: TypeDialogsProps) {
  const translate = useTranslate()
  const format = useFormat()
  const { draft, saving, store, journal } = editor
  const { question } = saving
  const name =
    textIn(objectAt(draft.labels, 'one') as Partial<Texts>, format.settings.language) || textAt(draft, 'type')
  const many = textIn(objectAt(draft.labels, 'many') as Partial<Texts>, format.settings.language) || name
  const counted = question?.kind === 'makesInvalid' ? question.counted : undefined
  const leave = () => {
    journal.abandon()
    guard.leave()
  }
  const saveAndLeave = async () => {
    if (await saving.save()) guard.leave()
    else guard.stay()
  }
  return (
    <>
      <ConfirmDialog
        open={counted !== undefined}
        title={translate('types.askInvalid')}
        okLabel={translate('types.saveAnyway')}
        undoable
        busy={saving.isSaving}
        onConfirm={() => void saving.save(['makesInvalid'])}
        onClose={saving.answer}
      >
        {counted &&
          translate(counted.atLeast ? 'types.makesInvalidAtLeast' : 'types.makesInvalid', {
            smart_count: counted.invalidCount,
            count: format.number(counted.invalidCount),
          })}{' '}
        {translate('types.askInvalidText')}
      </ConfirmDialog>
      <SharedDialog
        open={question?.kind === 'merged'}
        title={translate('types.mergedTitle')}
        okLabel={translate('types.look')}
        onOk={saving.answer}
        onClose={saving.answer}
        maxWidth="xs"
      >
        {question?.kind === 'merged' && (
          <>
            <p>{translate('types.mergedText', { name: question.by })}</p>
            {question.conflicts.length > 0 && (
              <p>
                {translate('types.bothChanged', {
                  places: question.conflicts.map(({ field }) => field.replace('/document', '')).join(', '),
                })}
              </p>
            )}
          </>
        )}
      </SharedDialog>
      <ConfirmDialog
        open={isRetiring}
        title={translate('types.retireTitle', { name: many })}
        okLabel={translate('types.retire')}
        undoable
        busy={saving.isSaving}
        onConfirm={onRetire}
        onClose={onLetBe}
      >
        {translate('types.retireText')}
      </ConfirmDialog>
      {guard.isAsking && (
        <LeaveDialog
          name={name || translate('types.newType')}
          changes={Math.max(1, store.changes().length)}
          notYet={notYet}
          busy={saving.isSaving}
          onStay={guard.stay}
          onDiscard={leave}
          onSave={() => void saveAndLeave()}
        />
      )}
    </>
  )
}
