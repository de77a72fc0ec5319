import type { Action } from '#contract/values/access.ts'
import { AD_PROBES } from './adProbes.ts'
import { MISSING, read, write } from './probe.ts'
import { SCHEMA_PROBES } from './schemaProbes.ts'

const config = (...actions: Action[]) => actions.map((action) => ['cp_appconfig', action] as const)
const CONFIGS = '/remote/config'
const geo = (...actions: Action[]) => actions.map((action) => ['cp_ipconfig', action] as const)
const RANGE = { ip: '203.0.113.7', country: 'nowhere' }

/** Of configurations, ranges of addresses, ads, and what machines are given (`PROBES`). */
export const CONFIGURATION_PROBES = {
  ...AD_PROBES,
  ...SCHEMA_PROBES,
  readConfig: [read('/remote/config?app=console', 'signIn')],
  filterConfigs: [write('POST', '/remote/config/filter', {}, 'signIn')],
  listConfigs: [read(`${CONFIGS}/list`, config('view'))],
  getConfig: [read(`${CONFIGS}/${MISSING}`, config('view'))],
  listConfigVersions: [read(`${CONFIGS}/versions/${MISSING}`, config('view'))],
  createConfig: [
    write('POST', `${CONFIGS}/create`, {}, config('create')),
    write('POST', `${CONFIGS}/create`, { st: 'published' }, config('create', 'publish')),
  ],
  saveConfig: [
    write('PUT', `${CONFIGS}/update/${MISSING}`, { st: 'draft' }, config('update')),
    write('PUT', `${CONFIGS}/update/${MISSING}`, { st: 'published' }, config('publish')),
    write('PUT', `${CONFIGS}/update/${MISSING}`, { st: 'archived' }, config('archive')),
  ],
  listPeople: [
    read('/user/people', {
      oneOf: [
        ['epg', 'view'],
        ['cp_policymgmt', 'view'],
      ],
    }),
  ],
  listGeoLocations: [read('/geo/location', geo('view'))],
  getGeoLocation: [read('/geo/location/203.0.113.7', geo('view'))],
  createGeoLocation: [write('POST', '/geo/location', RANGE, geo('create'))],
  saveGeoLocation: [write('PUT', '/geo/location/203.0.113.7', RANGE, geo('update'))],
  deleteGeoLocation: [write('DELETE', '/geo/location/203.0.113.7', undefined, geo('delete'))],
  checkGeoLocation: [read('/geo/check?ip=203.0.113.7', geo('view'))],
  // Whoever tries a policy or looks through the lens asks where an address is.
  testGeoAddress: [
    read('/geo/test?address=203.0.113.7', {
      oneOf: [...geo('view'), ['cp_policymgmt', 'view'], ['cp_storefront', 'view']],
    }),
  ],
  importGeoLocations: [write('POST', '/geo/import', undefined, geo('create', 'update'))],
  exportGeoLocations: [read('/geo/export', geo('view'))],
  listMachineTokens: [read('/machine/token', config('view'))],
  makeMachineToken: [write('POST', '/machine/token', { n: 'x' }, config('create'))],
  revokeMachineToken: [write('DELETE', `/machine/token/${MISSING}`, undefined, config('delete'))],
  listWebhooks: [read('/machine/webhook', config('view'))],
  makeWebhook: [write('POST', '/machine/webhook', { n: 'x' }, config('create'))],
  removeWebhook: [write('DELETE', `/machine/webhook/${MISSING}`, undefined, config('delete'))],
  testWebhook: [write('POST', `/machine/webhook/${MISSING}/test`, undefined, config('update'))],
  listDeliveries: [read('/machine/delivery', config('view'))],
  sendAgain: [write('POST', `/machine/delivery/${MISSING}/send`, undefined, config('update'))],
}
