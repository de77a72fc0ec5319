/**
 * What fields are called in other catalogues, folded, the surest first: where a file has several of them, the first
 * that it has is the field.
 */
export const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  ex_id: ['externalid', 'exid', 'imdbid', 'imdb', 'tconst', 'href', 'versionseason', 'episodelink'],
  'lon.en': ['title', 'name', 'originaltitle', 'primarytitle', 'episodetitle', 'seasonname', 'series', 'show'],
  'lod.en': ['extract', 'summary', 'description', 'synopsis', 'overview', 'plot', 'episodedescription'],
  yr: ['year', 'releaseyear', 'startyear', 'premiereyear'],
  rdt: ['premiered', 'releasedate', 'released', 'firstaired'],
  oadt: ['airdate', 'episodedate', 'episodeairdate', 'originalairdate', 'aired'],
  rt: ['runtime', 'runtimeminutes', 'episodelength', 'length', 'duration'],
  gnr: ['genres', 'genre', 'categories'],
  ppl: ['cast', 'actors', 'starring'],
  ssn_n: ['season', 'seasonnumber', 'seasonnum', 'seasonno'],
  eps_n: ['episode', 'episodenumber', 'episodenum', 'episodeno', 'number'],
  pn: ['provider', 'providername', 'network', 'studio'],
  pkg_id: ['packageid', 'package'],
  prd: ['products', 'product'],
  lws: ['licencestart', 'licensestart', 'licencestarts', 'availablefrom'],
  lwe: ['licenceend', 'licenseend', 'licenceends', 'availableuntil'],
  'parent.ex_id': ['parentexternalid', 'seriesexternalid', 'seasonexternalid', 'parentid'],
}

/** Columns in minutes unless their name says another unit. */
export function unitOfName(header: string): number {
  if (/(?:\bms\b|millisec)/i.test(header)) return 1
  if (/(?:\bs\b|\bsecs?\b|second)/i.test(header)) return 1_000
  return 60_000
}
