import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { hasTrait } from '#contract/registry/typeDocument.ts'
import { useFieldWords } from '#kit/record/changes/useFieldWords.ts'
import type { TypeForm } from '#kit/parts/context/providerTypes.ts'
import type { Selection } from '../../selection/createSelection.ts'
import { useSelectionState } from '../../selection/useSelection.ts'
import { EditList } from '../changes/EditList.tsx'
import { CheckPart } from '../check/CheckPart.tsx'
import { meantTitles } from '../meantTitles.ts'
import { ChangeFoot } from './ChangeFoot.tsx'
import { PanelShell } from './PanelShell.tsx'
import { PublishTick } from './PublishTick.tsx'
import { RunPart } from './RunPart.tsx'
import { useEditing } from './useEditing.ts'
import { useMeantWords } from './useMeantWords.ts'
import { usePathOf } from './usePathOf.ts'

export type PanelParts = {
  type: TypeSummary
  selection: Selection
  form: TypeForm
  onClose: () => void
  /** Titles have changed. */
  onChanged: () => void
}

/** Fields of many titles: put together, checked, run. */
export function EditPanel({ type, selection, form, onClose, onChanged }: PanelParts) {
  const translate = useTranslate()
  const say = useMeantWords()
  const pathOf = usePathOf(type)
  const words = useFieldWords(form.schema)
  const selected = useSelectionState(selection)
  const meant = useMemo(() => meantTitles(selected), [selected])
  const { fields, state, change, why, problemsOf } = useEditing(type, form, meant)
  const { titles } = change
  return (
    <PanelShell
      title={titles ? say.titles('bulk.panel.title', titles) : translate('bulk.panel.titleNone')}
      subtitle={titles ? say.which(titles) : translate('bulk.why.noTitles')}
      onClose={onClose}
      foot={
        !change.job && (
          <ChangeFoot
            change={change}
            why={why}
            startLabel={(count, isAtMost) =>
              say.titles(isAtMost ? 'bulk.run.startUpTo' : 'bulk.run.start', { count, atLeast: false })
            }
          >
            {hasTrait(type, 'publishable') && <PublishTick type={type} state={state} />}
          </ChangeFoot>
        )
      }
    >
      {change.job ? (
        <RunPart job={change.job} follow={change.follow} words={words} pathOf={pathOf} onChanged={onChanged} />
      ) : (
        <>
          <EditList type={type} state={state} fields={fields} root={form.schema} problemsOf={problemsOf} />
          {state.draft.edits.length > 0 && (
            <CheckPart
              check={change.check}
              isFresh={change.isFresh}
              words={words}
              pathOf={pathOf}
              onRetry={change.ask}
            />
          )}
        </>
      )}
    </PanelShell>
  )
}
