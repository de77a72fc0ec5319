import { createElement } from 'react'
import type { AdType } from '#contract/registry/ownFacts.ts'
import { AD_PATHS } from '#contract/registry/ownFacts.ts'
import { create, view, type RouteRow } from './routeRow.ts'
import {
  AdAttributeCreate,
  AdAttributeEdit,
  AdTagCreate,
  AdTagEdit,
  LoadPolicyCreate,
  LoadPolicyEdit,
  OwnList,
} from './screens.ts'

/** List, new one and editor of one type; `word` of the family `pages.titles`, `id` as the specification calls it. */
function rowsOf(of: AdType, word: string, id: string, screens: readonly [RouteRow['screen'], RouteRow['screen']]) {
  const path = AD_PATHS[of]
  const row = { extension: 'ads' } as const
  const titled = (prefix: string, ending = '') => {
    const whole = prefix === '' ? word : prefix + word.charAt(0).toUpperCase() + word.slice(1)
    return `pages.titles.${whole}${ending}`
  }
  const [add, edit] = screens
  return [
    {
      ...{ ...row, path, needs: view('cp_adconfig'), title: titled('', 's'), frame: 'list' },
      screen: () => createElement(OwnList, { of }),
    },
    { ...row, path: `${path}/add`, needs: create('cp_adconfig'), title: titled('new'), frame: 'record', screen: add },
    { ...row, path: `${path}/:${id}`, needs: view('cp_adconfig'), title: titled(''), frame: 'record', screen: edit },
  ] as const satisfies readonly RouteRow[]
}

/** Ad tags, ad attributes (specification section 2) and load policies. */
export const ads: readonly RouteRow[] = [
  ...rowsOf('adtag', 'adTag', 'tagId', [AdTagCreate, AdTagEdit]),
  ...rowsOf('adattribute', 'adAttribute', 'attributeId', [AdAttributeCreate, AdAttributeEdit]),
  ...rowsOf('adload', 'adLoad', 'policyId', [LoadPolicyCreate, LoadPolicyEdit]),
]
