import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { declaredTables, type DeclaredColumn } from '#tests/support/declaredTables.ts'
import { openTestDatabase, TEST_ENGINES } from '#tests/support/testDatabase.ts'
import type { Database } from './openDatabase.ts'

type Column = { table_name: string; column_name: string; data_type: string; is_nullable: 'YES' | 'NO'; view: boolean }

/** What a read of each type gives (`columnReaders`). */
const READ_AS: Readonly<Record<string, DeclaredColumn['type']>> = {
  text: 'string',
  uuid: 'string',
  'timestamp with time zone': 'string',
  xid8: 'string',
  tsvector: 'string',
  integer: 'number',
  smallint: 'number',
  bigint: 'number',
  'double precision': 'number',
  boolean: 'boolean',
  ARRAY: 'list',
  json: 'json',
  jsonb: 'json',
}

/** The table of migrations is the runner's own; the statistics of statements belong to an extension. */
const OWN = /^(migration|pg_stat_statements\w*)$/

const declared = declaredTables()
/** Without views. */
const TABLES = Object.keys(declared).filter((name) => name !== 'search_side')

describe('every table', () => {
  it('is named in the manual with what keeps it from growing for ever', () => {
    const manual = readFileSync('docs/operating.md', 'utf8').split('\n## ')
    const section = manual.find((part) => part.startsWith('What is forgotten')) ?? ''
    expect(TABLES.filter((table) => !section.includes(`\`${table}\``))).toEqual([])
  })
})

describe.each(TEST_ENGINES)('the tables of a migrated database (%s)', (engine) => {
  let database: Database
  let columns: Column[]
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    const { rows } = await database.pool.query<Column>(
      `SELECT c.table_name, c.column_name, c.data_type, c.is_nullable, t.table_type = 'VIEW' AS view
      FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE c.table_schema = 'public'`,
    )
    columns = rows.filter(({ table_name }) => !OWN.test(table_name))
  })
  afterAll(() => database.close())

  it('are those that the code declares, column by column', () => {
    const found = columns.map(({ table_name, column_name }) => `${table_name}.${column_name}`)
    const named = Object.entries(declared).flatMap(([table, row]) => Object.keys(row).map((name) => `${table}.${name}`))
    expect(named.sort()).toEqual(found.sort())
  })

  it('hold what the code reads from them', () => {
    const wrong = columns.flatMap(({ table_name, column_name, data_type }) => {
      const type = declared[table_name]?.[column_name]?.type
      return type === READ_AS[data_type] ? [] : [`${table_name}.${column_name}: ${data_type}, declared as ${type}`]
    })
    expect(wrong).toEqual([])
  })

  it('lack a value only where the code expects that', () => {
    const wrong = columns
      // A view says of no column that it always has a value.
      .filter(({ view }) => !view)
      .filter(({ table_name, column_name, is_nullable }) => {
        return declared[table_name]?.[column_name]?.isNullable !== (is_nullable === 'YES')
      })
      .map(({ table_name, column_name, is_nullable }) => `${table_name}.${column_name}: nullable ${is_nullable}`)
    expect(wrong).toEqual([])
  })
})
