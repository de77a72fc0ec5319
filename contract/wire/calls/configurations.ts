import { Type } from 'typebox'
import { ConfigInput, ConfigRecord } from '#contract/schemas/configuration.ts'
import { ContentRow, VersionEntry } from '#contract/schemas/contentRecord.ts'
import { CONFIG_PAGE, CONFIG_TEXT } from '#contract/values/config.ts'
import { literals } from '#contract/values/literals.ts'
import { call, noQuery, paging, query, sorting, st } from './call.ts'

const view = { by: 'page', pages: [CONFIG_PAGE], action: 'view' } as const
const word = Type.Optional(Type.String({ maxLength: CONFIG_TEXT }))
const every = { allProducts: true, part: 'P' } as const

/** Remote configurations as they are edited (calls.md section 12); they belong to no product. */
export const configurationCalls = [
  call({
    ...every,
    name: 'listConfigs',
    method: 'GET',
    path: '/remote/config/list',
    paged: true,
    guard: view,
    section: '7',
    summary: 'Configurations, or those of one app or type',
    answer: Type.Array(ContentRow),
    query: query({ app: word, type: word, term: word, ...st, ...paging, ...sorting }),
  }),
  call({
    ...every,
    name: 'getConfig',
    method: 'GET',
    path: '/remote/config/{id}',
    guard: view,
    section: 'ours',
    summary: 'One configuration, by its id or the key of a version',
    answer: ConfigRecord,
    query: query({ ...st }),
  }),
  call({
    ...every,
    name: 'listConfigVersions',
    method: 'GET',
    path: '/remote/config/versions/{id}',
    paged: true,
    guard: view,
    section: '7',
    summary: 'Versions of a configuration, newest first',
    answer: Type.Array(VersionEntry),
    query: query({ ...paging }),
  }),
  call({
    ...every,
    name: 'createConfig',
    method: 'POST',
    path: '/remote/config/create',
    guard: { by: 'pageStatus', page: CONFIG_PAGE, creates: true },
    section: '7',
    summary: 'A new configuration',
    answer: ConfigRecord,
    query: noQuery,
    body: ConfigInput,
    created: true,
    document: true,
  }),
  call({
    ...every,
    name: 'saveConfig',
    method: 'PUT',
    path: '/remote/config/update/{id}',
    guard: { by: 'pageStatus', page: CONFIG_PAGE, creates: false },
    section: '7',
    summary: 'Save, publish, archive or delete a configuration, by st',
    answer: ConfigRecord,
    query: query({
      confirm: Type.Optional(Type.String({ maxLength: 400 })),
      approval: Type.Optional(literals(['true', 'false'] as const)),
    }),
    body: ConfigInput,
    document: true,
  }),
] as const
