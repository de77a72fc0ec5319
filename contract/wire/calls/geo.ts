import { Type } from 'typebox'
import { GeoAnswer, GeoCheck, GeoImport, GeoInput, GeoLocation } from '#contract/schemas/geo.ts'
import { GEO_IMPORT_BYTES, GEO_PAGE, GEO_RANGE_TEXT, GEO_TEXT } from '#contract/values/geo.ts'
import { POLICY_PAGE } from '#contract/values/policy.ts'
import { STOREFRONT_PAGE } from '#contract/values/storefront.ts'
import { literals } from '#contract/values/literals.ts'
import { call, noQuery, paging, query, sorting } from './call.ts'

const GEO = '/geo/location'
const guard = (action: 'view' | 'create' | 'update' | 'delete') => ({ by: 'page', pages: [GEO_PAGE], action }) as const
const CONFIRM = { confirm: Type.Optional(Type.String({ maxLength: 80 })) }
const range = Type.String({ maxLength: GEO_RANGE_TEXT })
const every = { allProducts: true, part: 'P' } as const

/** Geo override: which country ranges of addresses are said to be in (calls.md section 21). */
export const geoCalls = [
  call({
    ...every,
    name: 'listGeoLocations',
    method: 'GET',
    path: GEO,
    paged: true,
    guard: guard('view'),
    section: '7',
    summary: 'Ranges of addresses with their countries; an address as the term finds what holds it',
    answer: Type.Array(GeoLocation),
    query: query({ term: Type.Optional(Type.String({ maxLength: GEO_TEXT })), ...paging, ...sorting }),
  }),
  call({
    ...every,
    name: 'getGeoLocation',
    method: 'GET',
    path: `${GEO}/{ip}`,
    guard: guard('view'),
    section: '7',
    summary: 'One range',
    answer: GeoLocation,
    query: noQuery,
  }),
  call({
    ...every,
    name: 'createGeoLocation',
    method: 'POST',
    path: GEO,
    guard: guard('create'),
    section: '7',
    summary: 'A new range; overlaps and wide ranges are asked first',
    answer: GeoLocation,
    query: query(CONFIRM),
    body: GeoInput,
    created: true,
  }),
  call({
    ...every,
    name: 'saveGeoLocation',
    method: 'PUT',
    path: `${GEO}/{ip}`,
    guard: guard('update'),
    section: '7',
    summary: 'Changes a range, which may become another one',
    answer: GeoLocation,
    query: query(CONFIRM),
    body: GeoInput,
  }),
  call({
    ...every,
    name: 'deleteGeoLocation',
    method: 'DELETE',
    path: `${GEO}/{ip}`,
    guard: guard('delete'),
    section: '7',
    summary: 'Drops a range',
    answer: Type.Null(),
    query: noQuery,
  }),
  call({
    ...every,
    name: 'checkGeoLocation',
    method: 'GET',
    path: '/geo/check',
    guard: guard('view'),
    section: 'ours',
    summary: 'How wide a range is, and which others share addresses with it',
    answer: GeoCheck,
    query: query({ ip: range, except: Type.Optional(range) }),
  }),
  call({
    ...every,
    name: 'testGeoAddress',
    method: 'GET',
    path: '/geo/test',
    guard: { by: 'page', pages: [GEO_PAGE, POLICY_PAGE, STOREFRONT_PAGE], action: 'view' },
    section: 'ours',
    summary: 'Which country an address is said to be in, and by which range',
    answer: GeoAnswer,
    query: query({ address: range }),
  }),
  call({
    ...every,
    name: 'importGeoLocations',
    method: 'POST',
    path: '/geo/import',
    guard: guard('update'),
    section: 'ours',
    summary: 'Takes ranges in from a table, all or none; with dryRun it is only tried',
    answer: GeoImport,
    takes: 'multipart',
    bodyBytes: GEO_IMPORT_BYTES + 65_536,
    query: query({ dryRun: Type.Optional(literals(['true', 'false'] as const)) }),
  }),
  call({
    ...every,
    name: 'exportGeoLocations',
    method: 'GET',
    path: '/geo/export',
    guard: guard('view'),
    section: 'ours',
    summary: 'All ranges as a table',
    answer: Type.Unknown(),
    gives: 'bytes',
    rate: 'export',
    query: noQuery,
  }),
] as const
