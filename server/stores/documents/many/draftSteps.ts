import { saysItKeepsAll } from '../effects.ts'
import { recentCopiedFrom, recentOther } from '../sideSteps.ts'
import { heldStep } from './books.ts'

/** The step `held` of a statement that keeps `recent` itself: nothing else stands in its transaction. */
export const heldAlone = heldStep(saysItKeepsAll)

/**
 * The place of the document of `a` in its table, held: whoever joined documents by their id once more would have all of
 * them read for a slice of a thousand.
 */
export const standingRow = 'LATERAL (SELECT ctid AS row FROM document WHERE id = a.id FOR NO KEY UPDATE) d'

/**
 * Always so, and taken for rare: documents are then looked up by their place, where for a slice of a thousand all of
 * them would be read.
 */
export const fewExpected = (number: string) => `${number} + 0 = ${number}`

/** Whose and when, of a row that an edit changes. */
export const saved = 'updated = $at::timestamptz, updated_by = $username::text'

/**
 * The search's row of a draft that says what it said. Where it is noted and stands in the last stretch (`newest/moveNoted`),
 * its note goes with it, and nothing is left for later. Of a row that was noted meanwhile the note is that of the
 * statement's own moment, which no longer agrees with what the row says of it: it stays to be noted. Nobody waits for one
 * who makes all notes anew and has taken the stretches away. Stands right after the books (`bookSteps`), after `gate` (id):
 * all slices change the row of the last stretch, and none is to hold it while it writes everything else.
 */
export const searchKept = `
  last_stretch AS MATERIALIZED (
    SELECT stretch FROM newest_stretch WHERE stretch > 0 AND stretch = (SELECT max(stretch) FROM newest_stretch)
    FOR KEY SHARE SKIP LOCKED),
  search_kept AS (
    UPDATE search s SET updated = $at::timestamptz,
      noted = CASE WHEN s.noted_words = s.words AND s.noted = (
          SELECT w.updated FROM last_stretch l, newest_words w
          WHERE w.id = s.id AND w.slot = s.slot AND w.urn = s.urn AND w.stretch = l.stretch)
        THEN $at::timestamptz ELSE s.noted END
    FROM gate g WHERE s.id = g.id AND s.slot = 'draft' RETURNING s.id, s.slot, s.noted),
  note_kept AS (
    UPDATE newest_words w SET updated = $at::timestamptz FROM search_kept s
    WHERE s.noted = $at::timestamptz AND w.id = s.id AND w.slot = s.slot RETURNING w.id),
  stretch_kept AS (
    UPDATE newest_stretch s SET newest = greatest(s.newest, $at::timestamptz)
    FROM last_stretch l, (SELECT count(*) AS many FROM note_kept) k WHERE s.stretch = l.stretch AND k.many > 0)`

/**
 * What goes with the list row of a draft that is edited, or opened over what is published, by the database alone: flags of
 * the published row, the search where a draft is opened, and the order of the last saves. Stands after `gate` (id, was,
 * key, changed) and `side_set`, which returns its rows; `shows`: whether what is published may be shown otherwise;
 * `keeps`: of a row `g` of `gate`, whether its list row has no other columns than before; `set`: rows of `side_set`,
 * where there are others.
 */
export const draftSteps = ({ shows, keeps, set = 'side_set' }: { shows: string; keeps: string; set?: string }) => `
  side_flags AS (
    UPDATE side s SET is_primary = false, changed = g.changed
    FROM (SELECT * FROM gate WHERE ${shows}) g
    WHERE s.id = g.id AND s.slot = 'published' AND (s.is_primary, s.changed) IS DISTINCT FROM (false, g.changed)
    RETURNING s.id, s.slot, s.is_primary, s.changed),
  search_opened AS (
    INSERT INTO search (id, slot, urn, st, is_primary, prd_set, updated, names, words)
    SELECT s.id, 'draft', s.urn, 'draft', true, s.prd_set, $at::timestamptz, s.names, s.words
    FROM gate g JOIN search s ON s.id = g.id AND s.slot = 'published' WHERE g.key <> g.was),
  search_flag AS (
    UPDATE search s SET is_primary = false FROM gate g
    WHERE g.key <> g.was AND s.id = g.id AND s.slot = 'published' AND s.is_primary),
  recent_kept AS (
    UPDATE recent r SET changed = g.changed, ${saved} FROM gate g WHERE r.id = g.id AND r.slot = 'draft' AND ${keeps}),
  ${recentCopiedFrom(set)},
  ${recentOther}`
