import { useTranslate } from 'ra-core'
import type { CaseOutcome } from '#contract/schemas/policy/evaluation.ts'
import type { PolicyCase } from '#contract/schemas/policy/policy.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { usePolicyScreen } from '../PolicyContext.ts'
import { useCaseWords } from './useCaseWords.ts'

type CaseLineProps = {
  one: PolicyCase
  index: number
  /** Undefined while it has not been asked. */
  outcome: CaseOutcome | undefined
  onFlip: () => void
  onRemove: () => void
}

/** One case: what is expected of whom, whether it is so, and what came instead. */
export function CaseLine({ one, index, outcome, onFlip, onRemove }: CaseLineProps) {
  const translate = useTranslate()
  const words = useCaseWords()
  const { ask, isEditable } = usePolicyScreen()
  const n = index + 1
  const fails = outcome?.passes === false
  const title = one.content === undefined ? undefined : { id: one.content, name: one.title ?? one.content }
  const tryIt = () => ask({ viewer: { ...one.viewer }, at: one.at, action: one.action ?? 'view', title })
  const tools = [
    { icon: 'play', label: translate('policies.cases.try', { n }), run: tryIt, isOffered: true },
    { icon: 'loop', label: translate('policies.cases.expect', { n }), run: onFlip, isOffered: isEditable },
    { icon: 'trash', label: translate('policies.cases.remove', { n }), run: onRemove, isOffered: isEditable },
  ] as const
  return (
    <li className="case" data-case={index} {...(fails && { 'data-fails': true })}>
      <span className={fails ? 'bad' : 'good'}>
        {outcome && <Icon name={fails ? 'close' : 'check'} size="small" />}
      </span>
      <span>
        {words.name(one)}
        {fails && <span className="why"> {words.why(outcome)}</span>}
      </span>
      <span className="tools">
        {tools
          .filter(({ isOffered }) => isOffered)
          .map(({ icon, label, run }) => (
            <button key={icon} type="button" className="f-icon" aria-label={label} title={label} onClick={run}>
              <Icon name={icon} size="small" />
            </button>
          ))}
      </span>
    </li>
  )
}
