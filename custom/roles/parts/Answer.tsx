import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { rolesThatMay } from '#contract/rules/access/can.ts'
import type { RoleName } from '#contract/rules/access/roles.ts'
import type { Action, Page } from '#contract/values/access.ts'
import { useViewAs } from '#kit/parts/context/ViewAsContext.ts'
import { sourcesOf } from '../model/rights.ts'
import { useRoleWords } from '../useRoleWords.ts'

const Foot = styled('footer')(({ theme: { vars, typography } }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: 4,
  flex: 'none',
  blockSize: 92,
  overflowY: 'auto',
  padding: '10px 20px',
  borderBlockStart: `1px solid ${vars.palette.line.hair}`,
  '& p': { ...typography.body2, margin: 0 },
  '& b': { fontWeight: 'var(--marquee-weight-600)' },
  '& p span': { color: vars.palette.text.secondary, marginInlineStart: 8 },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '2px 4px', listStyle: 'none', margin: 0, padding: 0 },
}))
const RoleButton = styled(ButtonBase)(({ theme: { vars, typography } }) => ({
  ...typography.meta,
  minBlockSize: 24,
  paddingInline: 6,
  borderRadius: 4,
  color: vars.palette.text.secondary,
  '&:hover': { background: vars.palette.surface.hover, color: vars.palette.text.primary },
}))

type AnswerProps = { cell: { page: Page; action: Action } | undefined; onRole: (role: RoleName) => void }

/** Who may do what the chosen cell stands for, and from which role one has it oneself. */
export function Answer({ cell, onRole }: AnswerProps) {
  const translate = useTranslate()
  const words = useRoleWords()
  const { own } = useViewAs()
  if (!cell)
    return (
      <Foot>
        <p>
          <span style={{ margin: 0 }}>{translate('roles.point')}</span>
        </p>
      </Foot>
    )
  const roles = rolesThatMay(cell.page, cell.action)
  const mine = sourcesOf(own, cell.page, cell.action)
  const values = { action: words.action(cell.action), page: words.page(cell.page), smart_count: roles.length }
  return (
    <Foot>
      <p role="status">
        <b>{translate(roles.length === 0 ? 'roles.whoNobody' : 'roles.who', values)}</b>
        <span>
          {mine.length > 0 ? translate('roles.through', { roles: mine.join(', ') }) : translate('roles.notYours')}
        </span>
      </p>
      <ul>
        {roles.map((role) => (
          <li key={role}>
            <RoleButton onClick={() => onRole(role)} title={words.role(role)}>
              {role}
            </RoleButton>
          </li>
        ))}
      </ul>
    </Foot>
  )
}
