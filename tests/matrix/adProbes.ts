import type { Action } from '#contract/values/access.ts'
import { MISSING, read, write } from './probe.ts'

const ads = (...actions: Action[]) => actions.map((action) => ['cp_adconfig', action] as const)
const made = (url: string) => [
  write('POST', url, {}, ads('create')),
  write('POST', url, { st: 'published' }, ads('create', 'publish')),
]
const saved = (url: string) =>
  (
    [
      ['draft', 'update'],
      ['published', 'publish'],
      ['deleted', 'delete'],
    ] as const
  ).map(([st, action]) => write('PUT', `${url}/${MISSING}`, { st }, ads(action)))
const gone = (url: string) => [write('DELETE', `${url}/${MISSING}`, undefined, ads('delete'))]
const found = (url: string) => [write('POST', url, {}, ads('view'))]

/** Whoever works on what names ad tags. */
const NAMING = [
  ...(['cp_adconfig', 'cp_storefront', 'cp_datastore', 'cp_live', 'epg', 'cp_vll', 'cp_cmsstore'] as const),
  'cp_syndication',
] as const

/** Of ad tags, ad attributes and load policies (`PROBES`). */
export const AD_PROBES = {
  listAdTags: [read('/ad/tag/list', { oneOf: NAMING.map((page) => [page, 'view'] as const) })],
  filterAdTags: found('/ad/tag/filter'),
  getAdTag: [read(`/ad/tag/${MISSING}`, ads('view'))],
  listAdTagVersions: [read(`/ad/tag/versions/${MISSING}`, ads('view'))],
  listAdTagUses: [read(`/ad/tag/usage/${MISSING}`, ads('view'))],
  createAdTag: made('/ad/tag/create'),
  saveAdTag: saved('/ad/tag/update'),
  deleteAdTag: gone('/ad/tag/delete'),
  tryAdTag: [write('POST', '/ad/tag/try', { url: 'http://nowhere' }, ads('update'))],
  readAdSchema: [read('/schema/urn/resource/ad/tag', ads('view'))],
  listAdAttributes: [read('/ad/attribute/list', ads('view'))],
  lookupAdAttributes: [read('/ad/attribute/lookup?term=x', ads('view'))],
  filterAdAttributes: found('/ad/attribute/filter'),
  getAdAttribute: [read(`/ad/attribute/${MISSING}`, ads('view'))],
  listAdAttributeUses: [read(`/ad/attribute/usage/${MISSING}`, ads('view'))],
  createAdAttribute: made('/ad/attribute/create'),
  saveAdAttribute: saved('/ad/attribute/update'),
  deleteAdAttribute: gone('/ad/attribute/delete'),
  listLoadPolicies: [
    read('/ad/loadpolicy/list', { oneOf: [...ads('view'), ['cp_vll', 'view'], ['cp_mediaoperations', 'view']] }),
  ],
  filterLoadPolicies: found('/ad/loadpolicy/filter'),
  getLoadPolicy: [read(`/ad/loadpolicy/${MISSING}`, ads('view'))],
  listLoadPolicyUses: [read(`/ad/loadpolicy/usage/${MISSING}`, ads('view'))],
  createLoadPolicy: made('/ad/loadpolicy/create'),
  saveLoadPolicy: saved('/ad/loadpolicy/update'),
  deleteLoadPolicy: gone('/ad/loadpolicy/delete'),
}
