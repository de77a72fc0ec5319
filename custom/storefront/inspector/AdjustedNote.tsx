import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { sameJson } from '#contract/rules/diff/json.ts'
import type { Target } from '#contract/rules/storefront/commands/command.ts'
import type { Adjustment } from '#contract/rules/storefront/model/storefront.ts'
import { focusRing } from '#kit/parts/theme/focusRing.ts'
import { useStorefront } from '../StorefrontContext.ts'
import { useTargetWords } from '../useTargetWords.ts'
import { settingsAt } from './model/inspected.ts'
import { parentOf } from './model/parentOf.ts'
import { setCommand } from './useFieldEdit.ts'
import { useValueWords } from './useValueWords.ts'

type AdjustedNoteProps = { id: string; target: Target; adjustment: Adjustment }

/** The old value and the rule that changed it; taken back by one click as soon as the parent allows it, or kept. */
export function AdjustedNote({ id, target, adjustment: { field, from, to, rule } }: AdjustedNoteProps) {
  const translate = useTranslate()
  const words = useValueWords()
  const { nameOf } = useTargetWords()
  const { storefront, preview, run, readOnly } = useStorefront()
  const parent = parentOf(storefront, target)
  const name = parent ? nameOf(storefront, parent) : ''
  const back = setCommand([target], field, from)
  const canTakeBack = sameJson(settingsAt(preview(back).storefront, target)[field], from)
  const reason = rule === 'dates' ? field : rule
  return (
    <Note id={id}>
      {translate('storefrontInspector.was', {
        value: words(field, from),
        rule: translate(`storefrontInspector.rules.${reason}`, { parent: name }),
      })}{' '}
      <button
        type="button"
        disabled={!canTakeBack || readOnly !== undefined}
        title={canTakeBack ? undefined : translate('storefrontInspector.stillNarrowed', { parent: name })}
        onClick={() => run(back, 'storefrontInspector.steps.takeBack')}
      >
        {translate('storefrontInspector.takeBack')}
      </button>{' '}
      <button
        type="button"
        disabled={readOnly !== undefined}
        onClick={() => run(setCommand([target], field, to), 'storefrontInspector.steps.keep')}
      >
        {translate('storefrontInspector.keep')}
      </button>
    </Note>
  )
}

const Note = styled('p')({
  margin: 0,
  fontSize: 12,
  lineHeight: '18px',
  overflowWrap: 'anywhere',
  color: 'var(--mui-palette-status-warning-on)',
  '& button': {
    padding: 0,
    border: 0,
    borderRadius: 3,
    background: 'none',
    font: 'inherit',
    fontWeight: 'var(--marquee-weight-600, 600)',
    color: 'var(--mui-palette-accent-text)',
    cursor: 'pointer',
    '&:hover': { textDecoration: 'underline' },
    '&:disabled': { color: 'var(--mui-palette-text-tertiary)', cursor: 'default', textDecoration: 'none' },
    '&:focus-visible': focusRing('inside'),
  },
})
