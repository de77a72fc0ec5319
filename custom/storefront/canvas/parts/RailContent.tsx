import { useMemo, type UIEvent } from 'react'
import type { Settings } from '#contract/rules/storefront/fields/fieldTable.ts'
import type { Curation } from '#contract/rules/storefront/curation/entry.ts'
import { useCanvas } from '../CanvasContext.ts'
import { emptyReason } from '../content/emptyReason.ts'
import type { RailContent as Content } from '../content/railContent.ts'
import { cardFacts } from '../model/cardFacts.ts'
import type { RailLook } from '../model/railLook.ts'
import { stressed } from '../model/stressed.ts'
import { Card } from './Card.tsx'
import { EmptyRail } from './EmptyRail.tsx'
import { Hero } from './Hero.tsx'

type RailContentProps = {
  id: string
  name: string
  lang: string | undefined
  settings: Settings<'container'>
  curation: Curation | undefined
  content: Content
  look: RailLook
  /** Ids of titles that stand elsewhere in the tab, too. */
  twice: ReadonlySet<string>
  interact: boolean
}

/** A row's next page is read when what is left of it is less than this share of what is seen. */
const AHEAD = 1.5
/** Places that are drawn while nothing is known yet. */
const PLACES = [0, 1, 2, 3, 4, 5, 6, 7]

/** A rail as viewers have it: heading, titles, or why there are none. */
export function RailContent({ name, lang, settings, curation, content, look, ...rest }: RailContentProps) {
  const { id, twice, interact } = rest
  const { cards: lens, viewer, stress, reader } = useCanvas()
  const cards = useMemo(() => content.rows.map((row) => cardFacts(row, look, lens)), [content.rows, look, lens])
  const empty = emptyReason(curation, content)
  const isLong = stress === 'long'
  const sponsor = sponsorOf(settings.sponsor)
  const readOn = ({ currentTarget: { scrollLeft, scrollWidth, clientWidth } }: UIEvent<HTMLElement>) => {
    if (scrollWidth - Math.abs(scrollLeft) - clientWidth < clientWidth * AHEAD) reader.more(id)
  }
  if (look.shape === 'hero' && !empty) return <Hero cards={cards} look={look} isLong={isLong} />
  return (
    <>
      <div className="heading">
        <span lang={lang} data-field="names" data-text-style={settings.textStyle}>
          {isLong ? stressed(name) : name}
        </span>
        {sponsor !== undefined && (
          <small className="sponsor" data-field="sponsor">
            {[viewer.translate('storefrontCanvas.viewer.sponsored'), sponsor].filter(Boolean).join(' · ')}
          </small>
        )}
      </div>
      {empty ? (
        <EmptyRail id={id} empty={empty} failure={content.failure} />
      ) : (
        <div
          className="cards"
          data-shape={look.shape}
          data-round={look.isRound || undefined}
          aria-busy={content.isReading}
          {...(interact && { tabIndex: 0, role: 'group', 'aria-label': name })}
          onScroll={readOn}
        >
          {content.rows.length === 0
            ? PLACES.map((nth) => <div key={nth} className="card place" />)
            : cards.map((card, nth) => (
                <Card key={`${card.id} ${nth}`} card={card} look={look} isLong={isLong} isTwice={twice.has(card.id)} />
              ))}
        </div>
      )}
    </>
  )
}

/** The sponsor's name; '' for one without, undefined where nobody sponsors it. */
function sponsorOf(sponsor: Settings<'container'>['sponsor']): string | undefined {
  if (sponsor?.marker === undefined || sponsor.marker === '') return undefined
  const name = sponsor.label ?? sponsor.name
  return typeof name === 'string' ? name : ''
}
