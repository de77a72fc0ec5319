import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useTranslate } from 'ra-core'
import { isRole, ROLE_NAMES } from '#contract/rules/access/roles.ts'
import { rolesThatMay } from '#contract/rules/access/can.ts'
import { ACTIONS } from '#contract/values/access.ts'
import { useViewAs } from '#kit/parts/context/ViewAsContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { PAGE_GROUPS, ROLE_GROUPS } from './model/groups.ts'
import { countMarks } from './model/rights.ts'
import { PageSide } from './parts/PageSide.tsx'
import type { PickGroup } from './parts/PickList.tsx'
import { PickList } from './parts/PickList.tsx'
import { RoleSide } from './parts/RoleSide.tsx'
import { Sheet } from './parts/sheet.ts'
import type { Holder, RolesAddress } from './useRolesAddress.ts'
import { ME, useRolesAddress } from './useRolesAddress.ts'
import { useRoleWords } from './useRoleWords.ts'

/** The role table that the server enforces, for people to read: by role, or by page. */
export function Page() {
  const translate = useTranslate()
  const address = useRolesAddress()
  const { page, go } = address
  return (
    <Sheet>
      <header>
        <h1>{translate('pages.titles.roles')}</h1>
        <Tabs
          value={page ? 'page' : 'role'}
          onChange={(_event, side: string) => go({ page: side === 'page' ? (page ?? 'cp_datastore') : undefined })}
          aria-label={translate('pages.titles.roles')}
        >
          <Tab value="role" label={translate('roles.byRole')} />
          <Tab value="page" label={translate('roles.byPage')} />
        </Tabs>
      </header>
      {page ? <PageList address={address} /> : <RoleList address={address} />}
      {page ? <PageSide key={page} page={page} address={address} /> : <RoleSide address={address} />}
    </Sheet>
  )
}

function RoleList({ address: { role, go } }: { address: RolesAddress }) {
  const translate = useTranslate()
  const words = useRoleWords()
  const format = useFormat()
  const { own } = useViewAs()
  const rights = (roles: readonly string[]) => format.number(countMarks({ roles }, undefined).has)
  const me: PickGroup<Holder> = {
    key: ME,
    label: translate('roles.you'),
    items: [{ key: ME, name: own.name, code: own.roles.filter(isRole).join(', '), note: rights(own.roles) }],
  }
  const groups = ROLE_GROUPS.map(({ key, of }): PickGroup<Holder> => ({
    key,
    label: translate(`roles.group.${key}`),
    items: of.map((one) => ({ key: one, name: words.role(one), code: one, note: rights([one]) })),
  }))
  return (
    <PickList
      label={translate('roles.roleList')}
      searchLabel={translate('roles.search')}
      groups={[me, ...groups]}
      chosen={role}
      onChoose={(one) => go({ role: one })}
    />
  )
}

function PageList({ address: { page = 'cp_datastore', action, go } }: { address: RolesAddress }) {
  const translate = useTranslate()
  const words = useRoleWords()
  const format = useFormat()
  // How many roles may do what is asked for there, or anything at all.
  const count = (on: typeof page) =>
    ROLE_NAMES.filter((role) => (action ? [action] : ACTIONS).some((one) => rolesThatMay(on, one).includes(role)))
      .length
  return (
    <PickList
      label={translate('roles.pageList')}
      searchLabel={translate('roles.searchPages')}
      groups={PAGE_GROUPS.map(({ key, of }) => ({
        key,
        label: translate(`roles.group.${key}`),
        items: of.map((one) => ({ key: one, name: words.page(one), code: one, note: format.number(count(one)) })),
      }))}
      chosen={page}
      onChoose={(one) => go({ page: one })}
    />
  )
}
