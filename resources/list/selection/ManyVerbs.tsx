import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { verbKey } from '#kit/record/actions/verbKey.ts'
import { useLackingVerbs } from '#kit/record/actions/useLackingVerbs.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { bulkVerbs } from '../bulk/bulkVerbs.ts'
import type { SelectionVerb } from './selectionPlan.ts'
import type { SelectionState } from './createSelection.ts'
import { VERB_ICONS } from './verbIcons.ts'

type ManyVerbsProps = { type: TypeSummary; state: SelectionState; onVerb: (verb: SelectionVerb) => void }

/** What can be done to many titles: each opens its dry run first. */
export function ManyVerbs({ type, state, onVerb }: ManyVerbsProps) {
  const translate = useTranslate()
  const { now } = useFormat()
  const { actor, may } = useConsole()
  const lacking = useLackingVerbs()
  const verbs = useMemo(
    () => bulkVerbs({ state, type, actor, may, now: now(), lacking }),
    [state, type, actor, may, now, lacking],
  )
  return verbs.map((verb) => (
    <Button
      key={verb}
      size="small"
      startIcon={<Icon name={VERB_ICONS[verb]} size="small" />}
      onClick={() => onVerb(verb)}
    >
      {translate(verbKey(verb))}
    </Button>
  ))
}
