import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { can, rolesThatMay } from '#contract/rules/access/can.ts'
import type { RoleName } from '#contract/rules/access/roles.ts'
import { ROLE_NAMES } from '#contract/rules/access/roles.ts'
import type { Action, Page } from '#contract/values/access.ts'
import { ROLE_GROUPS } from '../model/groups.ts'
import { markOf } from '../model/rights.ts'
import type { RolesAddress } from '../useRolesAddress.ts'
import { ME } from '../useRolesAddress.ts'
import { useRoleWords } from '../useRoleWords.ts'
import { ActionChoice } from './ActionChoice.tsx'
import { Answer } from './Answer.tsx'
import { RightsGrid } from './RightsGrid.tsx'
import { Side } from './sheet.ts'
import { useMarkWords } from './useMarkWords.ts'

/** The other way round: which roles may do what on one page. */
export function PageSide({ page, address }: { page: Page; address: RolesAddress }) {
  const translate = useTranslate()
  const words = useRoleWords()
  const wordsOf = useMarkWords(ME, undefined)
  const { action, go } = address
  const [cell, setCell] = useState<{ row: RoleName; action: Action }>()
  const isShown = (role: RoleName) => !action || can({ roles: [role] }, page, action)
  const groups = ROLE_GROUPS.map(({ key, of }) => ({
    key,
    label: translate(`roles.group.${key}`),
    rows: of.filter(isShown).map((role) => ({ key: role, name: words.role(role), code: role })),
  })).filter(({ rows }) => rows.length > 0)
  const asked = cell?.action ?? action
  const label = translate('roles.gridOfPage', { page: words.page(page) })
  const openRole = (role: RoleName) => go({ page: undefined, role, other: undefined })
  return (
    <Side aria-label={label}>
      <div className="head">
        <div className="line">
          <h2>{words.page(page)}</h2>
          <code>{page}</code>
        </div>
        <div className="line">
          <ActionChoice action={action} onAction={(one) => go({ action: one })} />
          <span className="quiet">
            {translate('roles.pageSummary', { viewers: rolesThatMay(page, 'view').length, all: ROLE_NAMES.length })}
          </span>
        </div>
      </div>
      <div className="scroll">
        {groups.length === 0 ? (
          <p>{translate('roles.noRow')}</p>
        ) : (
          <RightsGrid
            label={label}
            groups={groups}
            markOf={(role, what) => markOf({ roles: [role] }, undefined, page, what)}
            wordsOf={wordsOf}
            action={action}
            onAction={(one) => go({ action: one })}
            chosen={cell}
            onChoose={(row, what) => setCell({ row, action: what })}
            onOpen={(role) => openRole(role)}
          />
        )}
      </div>
      <Answer cell={asked && { page, action: asked }} onRole={openRole} />
    </Side>
  )
}
