import type { Command } from '../../context.ts'
import { createConfig, getConfig, listConfigs, listConfigVersions, saveConfig } from './configDocuments.ts'
import { filterConfigs } from './filterConfigs.ts'
import { readConfig } from './readConfig.ts'

const PAGE_SIZE = 100

/** Products of the token; all of them for the admin-like claim. */
const listProducts: Command<'listProducts'> = async ({ actor, services }, { query }) => {
  const { pageNumber = 1, pageSize = PAGE_SIZE } = query
  const all = await services.config.products()
  const own = actor.productAdmin ? all : all.filter(({ id }) => actor.products.includes(id))
  const start = (pageNumber - 1) * pageSize
  return { data: own.slice(start, start + pageSize), page: { count: own.length } }
}

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
