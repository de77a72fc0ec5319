import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useWhyWords, rolesWith } from './useWhyWords.ts'
import type { Why } from './why.ts'

/** So many roles are named; the role table has them all. */
const NAMED = 6

const Text = styled('span')(({ theme: { vars, typography } }) => ({
  display: 'grid',
  gap: 6,
  ...typography.body2,
  color: vars.palette.text.primary,
  '& small': { ...typography.meta, color: vars.palette.text.secondary },
  '& code': { ...typography.meta, overflowWrap: 'anywhere' },
}))

/** The rule that keeps a control off, and, where it is a right, which roles have it. */
export function WhyText({ why, all = false }: { why: Why; all?: boolean }) {
  const translate = useTranslate()
  const sentences = useWhyWords()(why)
  const roles = why.rights ? rolesWith(why.rights) : []
  const named = all ? roles : roles.slice(0, NAMED)
  const more = roles.length - named.length
  return (
    <Text>
      {sentences.map((sentence) => (
        <span key={sentence}>{sentence}</span>
      ))}
      {why.rights && (
        <small>
          {roles.length === 0 ? (
            translate('why.nobody')
          ) : (
            <>
              {translate('why.have')}
              {': '}
              {named.map((role, at) => (
                <Box component="span" key={role}>
                  {at > 0 && ', '}
                  <code>{role}</code>
                </Box>
              ))}{' '}
              {more > 0 && translate('why.more', { smart_count: more })}
            </>
          )}
        </small>
      )}
    </Text>
  )
}
