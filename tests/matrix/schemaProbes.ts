import type { Action, Page } from '#contract/values/access.ts'
import { read } from './probe.ts'

const schema = (path: string, page: Page) => [read(`/schema/urn/${path}`, [[page, 'view' satisfies Action]] as const)]

/** Schemas of what has screens of its own (`PROBES`). */
export const SCHEMA_PROBES = {
  readPageSchema: schema('page', 'cp_storefront'),
  readPageUiSchema: schema('page/ui', 'cp_storefront'),
  readContainerSchema: schema('container', 'cp_storefront'),
  readContainerUiSchema: schema('container/ui', 'cp_storefront'),
  readPolicySchema: schema('resource/rule', 'cp_policymgmt'),
  readPolicyUiSchema: schema('resource/rule/ui', 'cp_policymgmt'),
  readAttributeSchema: schema('resource/attribute', 'cp_policymgmt'),
  readAttributeUiSchema: schema('resource/attribute/ui', 'cp_policymgmt'),
  readConfigSchema: schema('resource/config', 'cp_appconfig'),
  readConfigUiSchema: schema('resource/config/ui', 'cp_appconfig'),
  readGeoSchema: schema('resource/geo/location', 'cp_ipconfig'),
  readGeoUiSchema: schema('resource/geo/location/ui', 'cp_ipconfig'),
}
