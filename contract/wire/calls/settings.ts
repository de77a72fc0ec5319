import { Type } from 'typebox'
import { CONFIG_TYPES_LENGTH } from '#contract/values/config.ts'
import { literals } from '#contract/values/literals.ts'
import { SETTING_KINDS } from '#contract/values/settingKinds.ts'
import { Product, RemoteConfig, Setting } from '#contract/schemas/settings.ts'
import { call, noQuery, paging, query } from './call.ts'
import { FilterEntry } from './filter.ts'

const kind = literals(SETTING_KINDS)
const name = Type.String({ minLength: 1, maxLength: 120 })

/** Settings, remote configuration, products (calls.md sections 11 and 12). */
export const settingCalls = [
  call({
    name: 'listSettings',
    method: 'GET',
    path: '/user/setting/list',
    allProducts: true,
    guard: { by: 'self' },
    section: '7',
    part: 'F',
    summary: 'Own settings',
    answer: Type.Array(Setting),
    query: query({ t: Type.Optional(kind) }),
  }),
  call({
    name: 'createSetting',
    method: 'POST',
    path: '/user/setting/create',
    allProducts: true,
    guard: { by: 'self' },
    section: '7',
    part: 'F',
    summary: 'Keep a setting',
    answer: Setting,
    query: noQuery,
    created: true,
    body: Type.Object({ n: name, t: kind, payload: Type.Unknown() }, { additionalProperties: false }),
  }),
  call({
    name: 'saveSetting',
    method: 'PUT',
    path: '/user/setting/update',
    allProducts: true,
    guard: { by: 'self' },
    section: '7',
    part: 'F',
    summary: 'Change a setting',
    answer: Setting,
    query: noQuery,
    body: Type.Object(
      { id: Type.String({ maxLength: 64 }), n: Type.Optional(name), payload: Type.Unknown() },
      { additionalProperties: false },
    ),
  }),
  call({
    name: 'deleteSetting',
    method: 'DELETE',
    path: '/user/setting/delete/{id}',
    allProducts: true,
    guard: { by: 'self' },
    section: '7',
    part: 'F',
    summary: 'Drop a setting',
    answer: Type.Null(),
    query: noQuery,
  }),
  call({
    name: 'readConfig',
    method: 'GET',
    path: '/remote/config',
    allProducts: true,
    guard: { by: 'self' },
    section: '7',
    part: 'F',
    summary: 'Configuration of the console',
    answer: Type.Array(RemoteConfig),
    query: query({
      app: Type.String({ maxLength: 64 }),
      type: Type.Optional(Type.String({ maxLength: CONFIG_TYPES_LENGTH })),
    }),
  }),
  call({
    name: 'filterConfigs',
    method: 'POST',
    path: '/remote/config/filter',
    allProducts: true,
    paged: true,
    guard: { by: 'self' },
    section: '7',
    part: 'F',
    summary: 'Configurations by key',
    answer: Type.Array(RemoteConfig),
    query: noQuery,
    body: Type.Object(
      {
        filter: Type.Array(FilterEntry, { maxItems: 50 }),
        match: Type.Optional(Type.Unsafe<'ALL' | 'ANY'>({ type: 'string', enum: ['ALL', 'ANY'] })),
        ...paging,
      },
      { additionalProperties: false },
    ),
  }),
  call({
    name: 'listProducts',
    method: 'GET',
    path: '/policy/urn/resource/product',
    allProducts: true,
    paged: true,
    guard: { by: 'self' },
    section: '7',
    part: 'F',
    summary: 'Products of the token',
    answer: Type.Array(Product),
    query: query({ ...paging }),
  }),
] as const
