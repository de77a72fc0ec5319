import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { BLOCKING, type Finding } from '#contract/rules/policy/lintPolicy.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'

/** Whether a finding keeps the policy from saying what it seems to say. */
export const isError = ({ code }: Finding) => BLOCKING.includes(code) || code === 'contradiction' || code === 'nobody'

/** What is odd about a rule or a row, in words. */
export function FindingLine({ finding, id, className }: { finding: Finding; id?: string; className?: string }) {
  const words = useFindingWords()
  const tone = isError(finding) ? 'error' : 'warning'
  return (
    <Said id={id} className={className} data-tone={tone}>
      <Icon name={tone === 'error' ? 'octagon' : 'triangle'} size="small" />
      {words(finding)}
    </Said>
  )
}

const Said = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  ...theme.typography.meta,
  '&[data-tone=error]': { color: theme.vars.palette.status.error.on },
  '&[data-tone=warning]': { color: theme.vars.palette.status.warning.on },
}))

/** A finding in the reader's words; rows and rules count from one there. */
function useFindingWords(): (finding: Finding) => string {
  const translate = useTranslate()
  const format = useFormat()
  return ({ code, values = [], ...finding }) =>
    translate(`policies.lint.${code}`, {
      with: finding.with === undefined ? '' : format.number(finding.with + 1),
      values: format.list([...values]),
    })
}
