import Link from '@mui/material/Link'
import { useTranslate } from 'ra-core'
import { Link as RouterLink } from 'react-router'
import type { Verb } from '#contract/rules/actions/verbs.ts'
import { onAirRepair } from '#contract/rules/availability/onAirRepair.ts'
import type { JudgedCheck } from '#contract/rules/availability/onAirVerdict.ts'
import { productName, useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { itemPath } from '#kit/parts/routes/paths.ts'
import type { ContentEditor } from '../useContentEditor.ts'
import { useContentEditor } from '../useContentEditor.ts'
import { CheckLine } from './CheckLine.tsx'
import { useCheckWords } from './useCheckWords.ts'

type OnAirConditionProps = {
  check: JudgedCheck
  product: string | undefined
  onVersions: () => void
  onVerb: (verb: Verb) => void
}

/** One condition of being on air: what it says, where it is mended, and the click that mends it where that is safe. */
export function OnAirCondition({ check, product, onVersions, onVerb }: OnAirConditionProps) {
  const content = useContentEditor()
  const translate = useTranslate()
  const { products } = useConsole()
  const name = productName(products, product)
  const { title, text } = useCheckWords(check, content, name)
  const { pointer, weight, change } = check
  const repair = useRepair(content, check, product, onVerb)
  const isMended = change === 'mended'
  return (
    <CheckLine
      weight={weight}
      title={title}
      note={change && translate(`onAir.${change}`)}
      action={
        weight !== 'fine' && (
          <>
            {repair && !isMended && (
              <Way onClick={repair.run}>{translate(`onAir.repairs.${repair.word}`, { product: name })}</Way>
            )}
            {pointer !== undefined && <Way onClick={() => content.store.focus(pointer)}>{translate('onAir.show')}</Way>}
            {check.name === 'published' && <Way onClick={onVersions}>{translate('editor.versions.tab')}</Way>}
            <ParentLinks check={check} />
          </>
        )
      }
    >
      {text}
    </CheckLine>
  )
}

/** The repair of a check as this person may do it now; a field is mended in the form, as if it had been typed. */
function useRepair(
  { store, mode, actions }: ContentEditor,
  check: JudgedCheck,
  product: string | undefined,
  onVerb: (verb: Verb) => void,
): { word: string; run: () => void } | undefined {
  const repair = onAirRepair(store.values(), check, product)
  if (!repair) return undefined
  if (repair.kind === 'verb') {
    const { verb } = repair
    return actions.of(verb)?.allowed ? { word: verb, run: () => onVerb(verb) } : undefined
  }
  return mode === 'edit' ? { word: check.name, run: () => store.set(repair.pointer, repair.value) } : undefined
}

function ParentLinks({ check }: { check: JudgedCheck }) {
  const { product, types } = useConsole()
  return (
    <>
      {(check.parents ?? []).map(({ id, cty, title }) => {
        const type = types.find((one) => one.type === cty)
        return (
          type && (
            <Link key={id} component={RouterLink} to={itemPath(product, type, id)} variant="label">
              {title}
            </Link>
          )
        )
      })}
    </>
  )
}

function Way({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Link component="button" type="button" variant="label" onClick={onClick} sx={{ minHeight: 24 }}>
      {children}
    </Link>
  )
}
