import { sql, type Kysely } from 'kysely'

/**
 * Which pictures of their settings stored pages and containers lack, for the filter of their lists: what is saved from
 * now on says so itself (contract/rules/storefront/checks/missingPictures). A hundred thousand containers take longer than
 * a call's statement may.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`SET LOCAL statement_timeout = 0`.execute(db)
  await sql.raw(statement).execute(db)
}

const lacks = (part: string) => `coalesce(${part} #>> ARRAY[picture.setting, picture.address], '') !~ '\\S'`

const statement = `
  UPDATE side SET missing_image = ARRAY(
    SELECT picture.setting
    FROM (VALUES (1, 'seo', 'image'), (2, 'tab_bg', 'url'), (3, 'tab_logo', 'url'), (4, 'bg_img', 'url'))
      AS picture (place, setting, address),
      LATERAL (SELECT CASE jsonb_typeof(v.payload -> 't') WHEN 'array' THEN v.payload -> 't' ELSE '[]' END AS list) tabs
    WHERE (side.urn = 'urn:page' OR picture.setting IN ('seo', 'bg_img'))
      AND ${lacks('v.payload')}
      AND (
        tabs.list = '[]' OR EXISTS (SELECT FROM jsonb_array_elements(tabs.list) AS tab WHERE ${lacks('tab')})
      )
    ORDER BY picture.place
  )
  FROM version v
  WHERE side.urn IN ('urn:page', 'urn:container') AND v.key = side.key`
