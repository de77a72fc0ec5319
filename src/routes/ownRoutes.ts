import { createElement } from 'react'
import type { StoreType } from '#contract/registry/ownFacts.ts'
import { STORE_PATHS } from '#contract/registry/ownFacts.ts'
import { PAGE_TYPES } from '#contract/values/storefront.ts'
import { create, view, type RouteRow } from './routeRow.ts'
import {
  Applications,
  AttributeCreate,
  AttributeEdit,
  AttributesOfType,
  NewInStore,
  StoreCalendar,
  OwnList,
  PolicyCreate,
  PolicyEdit,
  PolicyList,
} from './screens.ts'

/** Lists of the store, and the question for the name of a new one over them. */
export const stores: RouteRow[] = (Object.keys(STORE_PATHS) as StoreType[]).flatMap((of): RouteRow[] => {
  const row = { title: `pages.titles.${of}s`, frame: 'list' } as const
  const add = { action: 'create', page: 'cp_storefront' } as const
  return [
    { ...row, path: STORE_PATHS[of], needs: view('cp_storefront'), screen: () => createElement(OwnList, { of }) },
    { ...row, path: `${STORE_PATHS[of]}/add`, needs: add, screen: () => createElement(NewInStore, { of }) },
  ]
})

const policyRow = (
  path: string,
  title: string,
  screen: RouteRow['screen'],
  more: Partial<RouteRow> = {},
): RouteRow => ({
  ...{ path, title: `pages.titles.${title}`, needs: view('cp_policymgmt'), extension: 'policies' },
  ...{ frame: 'list', screen },
  ...more,
})
const record = { frame: 'record' } as const
const newPolicies = { ...record, needs: create('cp_policymgmt') }
const everywhere = { filter: { products: 'all' }, title: 'pages.titles.globalAttributes' }

/** Policies, the attributes that they speak of, and the applications that they are for. */
export const policies: RouteRow[] = [
  policyRow('policy', 'policies', () => createElement(PolicyList, { of: 'policy' })),
  policyRow('policy/add', 'newPolicy', PolicyCreate, newPolicies),
  policyRow('policy/applications', 'applications', Applications),
  policyRow('policy/:policyId', 'policy', PolicyEdit, record),
  policyRow('attributes/product', 'policyAttributes', () => createElement(PolicyList, { of: 'policy_attributes' })),
  policyRow('attributes/product/add', 'newAttribute', AttributeCreate, newPolicies),
  policyRow('attributes/product/:attributeId', 'attribute', AttributeEdit, record),
  policyRow('globalAttributes', 'globalAttributes', () =>
    createElement(PolicyList, { of: 'policy_attributes', within: everywhere }),
  ),
  policyRow('attributes/:attributeType', 'attributes', AttributesOfType, { under: 'attributes/product' }),
]

/** Pages of the store by date. */
export const storeCalendars = PAGE_TYPES.map((of): RouteRow => ({
  path: `${STORE_PATHS[of]}/calendar`,
  needs: view('cp_storefront'),
  title: `pages.titles.${of}Calendar`,
  frame: 'wide',
  screen: () => createElement(StoreCalendar, { of }),
  under: STORE_PATHS[of],
}))
