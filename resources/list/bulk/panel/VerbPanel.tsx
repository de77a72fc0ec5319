import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import { useEffect, useMemo, useRef } from 'react'
import { verbRow } from '#contract/rules/actions/verbs.ts'
import { verbKey } from '#kit/record/actions/verbKey.ts'
import { useFieldWords } from '#kit/record/changes/useFieldWords.ts'
import { UsesWarning } from '#kit/record/uses/UsesWarning.tsx'
import type { Chosen } from '#contract/wire/calls/bulkBodies.ts'
import type { ChosenTitles } from '#kit/record/uses/useUses.ts'
import type { SelectionVerb } from '../../selection/selectionPlan.ts'
import { useSelectionState } from '../../selection/useSelection.ts'
import { CheckPart } from '../check/CheckPart.tsx'
import { meantTitles } from '../meantTitles.ts'
import { useBulkChange } from '../useBulkChange.ts'
import { ChangeFoot } from './ChangeFoot.tsx'
import type { PanelParts } from './EditPanel.tsx'
import { PanelShell } from './PanelShell.tsx'
import { RunPart } from './RunPart.tsx'
import { useMeantWords } from './useMeantWords.ts'
import { usePathOf } from './usePathOf.ts'

/** Verbs of more than one word, which take no object behind them. */
const PHRASES: readonly SelectionVerb[] = ['submit', 'returnToDraft']

/** One verb for many titles: what it would do is looked up at once, and nothing is done before that was seen. */
export function VerbPanel({ verb, type, selection, form, onClose, onChanged }: PanelParts & { verb: SelectionVerb }) {
  const translate = useTranslate()
  const say = useMeantWords()
  const pathOf = usePathOf(type)
  const words = useFieldWords(form.schema)
  const selected = useSelectionState(selection)
  const meant = useMemo(() => meantTitles(selected), [selected])
  const changes = useMemo(() => ({ st: verbRow(verb).status }), [verb])
  const change = useBulkChange(type.type, meant, changes)
  const wasAsked = useRef(false)
  useEffect(() => {
    if (wasAsked.current || !meant) return
    wasAsked.current = true
    change.ask()
  })
  const name = { verb: translate(verbKey(verb)) }
  const on = verbRow(verb).takes
  const losing = meant && titlesOf(meant.chosen, type.type)
  const { titles } = change
  return (
    <PanelShell
      title={titles ? say.titles('bulk.panel.verb', titles, name) : name.verb}
      subtitle={titles ? say.which(titles) : translate('bulk.why.noTitles')}
      onClose={onClose}
      foot={
        !change.job && (
          <ChangeFoot
            change={change}
            why={meant ? undefined : { words: translate('bulk.why.noTitles') }}
            isDestructive={verb === 'deleteContent'}
            startLabel={(count) =>
              say.titles(PHRASES.includes(verb) ? 'bulk.panel.verb' : 'bulk.run.verb', { count, atLeast: false }, name)
            }
          />
        )
      }
    >
      {change.job ? (
        <RunPart
          job={change.job}
          follow={change.follow}
          onAgain={() => meant && change.ask()}
          words={words}
          pathOf={pathOf}
          onChanged={onChanged}
        />
      ) : (
        <>
          {verbRow(verb).asks && (
            <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{translate(`actions.confirm.${verb}.text`)}</Box>
          )}
          {on && losing && <UsesWarning question={{ chosen: losing, on }} chosen={meant?.count} />}
          <CheckPart check={change.check} isFresh={change.isFresh} words={words} pathOf={pathOf} onRetry={change.ask} />
        </>
      )}
    </PanelShell>
  )
}

/** The titles of a bulk change, as their uses are asked for. */
function titlesOf({ keys, flt }: Chosen, cty: string): ChosenTitles | undefined {
  if (keys) return { keys }
  return flt && { cty, flt }
}
