import FormControlLabel from '@mui/material/FormControlLabel'
import Checkbox from '@mui/material/Checkbox'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { ROLE_NAMES, isRole } from '#contract/rules/access/roles.ts'
import { PAGES } from '#contract/values/access.ts'
import type { Action, Page } from '#contract/values/access.ts'
import { useViewAs } from '#kit/parts/context/ViewAsContext.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { ACTION_ORDER, PAGE_GROUPS } from '../model/groups.ts'
import type { Mark } from '../model/rights.ts'
import { countMarks, markOf, pagesOf } from '../model/rights.ts'
import type { RolesAddress } from '../useRolesAddress.ts'
import { ME } from '../useRolesAddress.ts'
import { useRoleWords } from '../useRoleWords.ts'
import { ActionChoice } from './ActionChoice.tsx'
import { Answer } from './Answer.tsx'
import { Choice } from './Choice.tsx'
import { RightsGrid } from './RightsGrid.tsx'
import { SeeAs } from './SeeAs.tsx'
import { Side } from './sheet.ts'
import { useMarkWords } from './useMarkWords.ts'

const HAS: readonly Mark[] = ['has', 'both', 'more', 'less']

/** What one role may do on each page, alone or beside another. */
export function RoleSide({ address }: { address: RolesAddress }) {
  const translate = useTranslate()
  const words = useRoleWords()
  const { own } = useViewAs()
  const wordsOf = useMarkWords(address.role, address.other)
  const { role, other, action, go } = address
  const [cell, setCell] = useState<{ page: Page; action: Action }>()
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const holder = role === ME ? own : { roles: [role] }
  const beside = other && { roles: [other] }
  const mark = (page: Page, what: Action) => markOf(holder, beside, page, what)
  const differs = (page: Page) => ACTION_ORDER.some((one) => ['more', 'less'].includes(mark(page, one)))
  const isShown = (page: Page) =>
    (!action || HAS.includes(mark(page, action))) && (!beside || !onlyDifferences || differs(page))
  const groups = PAGE_GROUPS.map(({ key, of }) => ({
    key,
    label: translate(`roles.group.${key}`),
    rows: of.filter(isShown).map((page) => ({ key: page, name: words.page(page), code: page })),
  })).filter(({ rows }) => rows.length > 0)
  const name = words.role(role)
  return (
    <Side aria-label={translate('roles.gridOfRole', { role: name })}>
      <div className="head">
        <div className="line">
          <h2>{name}</h2>
          {role !== ME && <code>{role}</code>}
          <span className="space" />
          {role !== ME && <SeeAs roles={other ? [role, other] : [role]} />}
        </div>
        {role === ME && <Own roles={own.roles} />}
        <div className="line">
          <Choice
            label={translate('roles.compare')}
            value={other ?? ''}
            onChange={(value) => go({ other: isRole(value) ? value : undefined })}
          >
            <option value="">{translate('roles.noComparison')}</option>
            {ROLE_NAMES.filter((one) => one !== role).map((one) => (
              <option key={one} value={one}>
                {`${words.role(one)} (${one})`}
              </option>
            ))}
          </Choice>
          <ActionChoice action={action} onAction={(one) => go({ action: one })} />
          {beside && (
            <FormControlLabel
              label={translate('roles.onlyDifferences')}
              sx={{ marginInline: 0, gap: 1, '& .MuiFormControlLabel-label': { typography: 'meta' } }}
              control={
                <Checkbox size="small" checked={onlyDifferences} onChange={(_event, on) => setOnlyDifferences(on)} />
              }
            />
          )}
          <Sum address={address} holder={holder} />
        </div>
      </div>
      <div className="scroll">
        {groups.length === 0 ? (
          <p>{translate(action ? 'roles.noRowOfRole' : 'roles.noDifference')}</p>
        ) : (
          <RightsGrid
            label={translate('roles.gridOfRole', { role: name })}
            groups={groups}
            markOf={mark}
            wordsOf={wordsOf}
            action={action}
            onAction={(one) => go({ action: one })}
            chosen={cell && { row: cell.page, action: cell.action }}
            onChoose={(page, what) => setCell({ page, action: what })}
            onOpen={(page, what) => go({ page, action: what })}
          />
        )}
      </div>
      <Answer cell={cell} onRole={(one) => go({ role: one, other: undefined })} />
    </Side>
  )
}

/** How much a role may, or what the other one may more and less. */
function Sum({ address: { role, other }, holder }: { address: RolesAddress; holder: { roles: readonly string[] } }) {
  const translate = useTranslate()
  const words = useRoleWords()
  if (!other) {
    const values = { pages: pagesOf(holder), all: PAGES.length, rights: countMarks(holder, undefined).has }
    return <span className="quiet">{translate('roles.summary', values)}</span>
  }
  const { more, less } = countMarks(holder, { roles: [other] })
  const names = { role: words.role(role), other: words.role(other) }
  if (more + less === 0) return <span className="quiet">{translate('roles.equal', names)}</span>
  return (
    <>
      {more > 0 && (
        <span className="sum" data-mark="more">
          <Icon name="plus" size="small" />
          {translate('roles.gains', { ...names, smart_count: more })}
        </span>
      )}
      {less > 0 && (
        <span className="sum" data-mark="less">
          <Icon name="minus" size="small" />
          {translate('roles.losses', { ...names, smart_count: less })}
        </span>
      )}
    </>
  )
}

/** Which roles one has oneself, those included that the table does not know. */
function Own({ roles }: { roles: readonly string[] }) {
  const translate = useTranslate()
  const known = roles.filter(isRole)
  const unknown = roles.filter((role) => !isRole(role))
  return (
    <p className="quiet" style={{ margin: 0 }}>
      {known.length > 0 ? translate('roles.yourRoles', { roles: known.join(', ') }) : translate('roles.yourNone')}{' '}
      {unknown.length > 0 && translate('roles.unknown', { roles: unknown.join(', ') })}
    </p>
  )
}
