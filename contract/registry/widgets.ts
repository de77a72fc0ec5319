/**
 * Renderers that a UI schema may ask for: `options.widget` on a Control, or on a Group where marked. Without it the
 * form chooses by the data schema; an unknown name falls back to that choice, so a form is never broken by a word.
 *
 * Standard options of JSON Forms keep their meaning (`readonly`, `multi`, `detail`, `showUnfocusedDescription`).
 * Ours besides `widget`: `wide` (the field takes the whole row), and on a Category `id` and `icon` (a name of kit/parts/icons).
 */
export type Widget =
  | 'text'
  | 'multiline'
  | 'number'
  /** 1-100, digits only (specification section 5). */
  | 'percent'
  | 'checkbox'
  | 'switch'
  | 'choice'
  | 'radio'
  /** Several of an enum. */
  | 'choices'
  /** Free strings. */
  | 'tags'
  /** Ids of ad tags, chosen by name among those of the selected product. */
  | 'adTags'
  | 'date'
  /** An instant, entered in the viewer's zone. */
  | 'dateTime'
  /** Milliseconds, entered as HH:mm:ss. */
  | 'duration'
  | 'url'
  /** IANA name of a time zone, found by city or offset. */
  | 'timeZone'
  /** Lists of {lang, n}. On a Group its Controls stand under each other in one column per language. */
  | 'localizedTexts'
  /** Rows of a person: name and role first, the other fields after them. */
  | 'people'
  | 'segments'
  | 'ratings'
  /**
   * On a Group of date Controls with `role` 'from' or 'until': a row per product. A Control's data is one instant, which
   * serves every product, or a list of {value, prd} with the fallback entry 'default'.
   */
  | 'productDates'
  | 'availability'
  | 'windows'
  | 'externalImages'
  | 'imageMatrix'
  /**
   * Lists of objects: rows with a column per field, or a card each. `columns` names the fields of a table that have one,
   * in their order; without it as many as fit beside each other. `lead` gives the first of them a line of its own.
   */
  | 'table'
  | 'cards'
  | 'json'
  /** The id of another document, or a list of ids: found by its title. `x-refers` names the types. */
  | 'reference'
  /** A package id, found by the title of its series (specification section 3, series title suggestion). */
  | 'seriesTitle'
