import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { airing } from './airing/airing.ts'
import { bumper } from './bumper/bumper.ts'
import { channel } from './channel/channel.ts'
import { chapters } from './chapters/chapters.ts'
import { episode } from './episode/episode.ts'
import { filler } from './filler/filler.ts'
import { movie } from './movie/movie.ts'
import { podcast } from './podcast/podcast.ts'
import { preview } from './preview/preview.ts'
import { program } from './program/program.ts'
import { promo } from './promo/promo.ts'
import { scenes } from './scenes/scenes.ts'
import { shortvideo } from './shortvideo/shortvideo.ts'
import { show } from './show/show.ts'
import { songs } from './songs/songs.ts'
import { SPORT_AND_COMMERCE } from './sportAndCommerce.ts'
import { special } from './special/special.ts'
import { trailer } from './trailer/trailer.ts'
import { tvbonus } from './tvbonus/tvbonus.ts'
import { tvepisode } from './tvepisode/tvepisode.ts'
import { tvseason } from './tvseason/tvseason.ts'
import { tvseries } from './tvseries/tvseries.ts'
import { virtuallivechannel } from './virtuallivechannel/virtuallivechannel.ts'
import { vodcast } from './vodcast/vodcast.ts'
import { vprogram } from './vprogram/vprogram.ts'
import { webepisode } from './webepisode/webepisode.ts'
import { webseason } from './webseason/webseason.ts'
import { webseries } from './webseries/webseries.ts'

/** Every resource type that the server brings along. */
export function shippedTypes(): TypeDocument[] {
  return [
    movie,
    shortvideo,
    tvseries,
    tvseason,
    tvepisode,
    trailer,
    webseries,
    webseason,
    webepisode,
    podcast,
    vodcast,
    tvbonus,
    preview,
    songs,
    scenes,
    chapters,
    show,
    episode,
    special,
    promo,
    bumper,
    filler,
    channel,
    program,
    airing,
    virtuallivechannel,
    vprogram,
    ...SPORT_AND_COMMERCE,
  ]
}
