import { createConfig, getConfig, listConfigs, listConfigVersions, saveConfig } from './configDocuments.ts'
import { filterConfigs } from './filterConfigs.ts'
import { listProducts } from './listProducts.ts'
import { readConfig } from './readConfig.ts'

/** Commands of calls.md section 12. */
export const configCommands = {
  readConfig,
  filterConfigs,
  listConfigs,
  getConfig,
  listConfigVersions,
  createConfig,
  saveConfig,
  listProducts,
}
