import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { IconName } from '#kit/parts/icons/paths.ts'
import type { Mark } from '../model/rights.ts'

const SIGNS: Partial<Record<Mark, IconName>> = { has: 'check', both: 'check', more: 'plus', less: 'minus' }

/** A right as a sign, never as a colour alone; what nobody has is a quiet dot. */
export function MarkSign({ mark }: { mark: Mark }) {
  const sign = SIGNS[mark]
  return (
    <span data-mark={mark} aria-hidden="true">
      {sign ? <Icon name={sign} size="small" /> : '·'}
    </span>
  )
}
