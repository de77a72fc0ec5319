import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { textIn } from '#contract/values/languages.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { MarqueeLogo } from '#kit/parts/icons/MarqueeLogo.tsx'
import { WhyNot } from '#kit/parts/why/WhyNot.tsx'
import { menuIcon } from '#kit/parts/icons/menuIcons.ts'
import { firstScreen, linksOf } from './menuModel.ts'
import type { ShownSection } from './menuModel.ts'
import { OperationsLink } from './OperationsLink.tsx'
import { RailOff, RailSection } from './railSection.ts'
import type { ShownMenu } from './useMenu.ts'
import { useOffWords } from './useOffWords.ts'

const Column = styled('nav')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  inlineSize: 64,
  blockSize: '100%',
  paddingBlockEnd: 8,
  overflowY: 'auto',
  background: 'var(--mui-palette-background-default)',
})

/** The icon rail: a section opens its first child page and follows the address (specification section 2). */
export function Rail({ menu }: { menu: ShownMenu }) {
  const translate = useTranslate()
  return (
    <Column aria-label={translate('shell.sections')}>
      <div style={{ blockSize: 64, display: 'grid', placeItems: 'center', flex: 'none' }}>
        <MarqueeLogo size={30} />
      </div>
      {menu.sections.map((section) => (
        <Section key={section.id} section={section} menu={menu} />
      ))}
      <OperationsLink />
    </Column>
  )
}

function Section({ section, menu }: { section: ShownSection; menu: ShownMenu }) {
  const { language } = useFormat().settings
  const offWords = useOffWords(menu)
  const first = firstScreen(section)
  const content = (
    <>
      <Icon name={menuIcon(section.icon)} size="large" />
      {textIn(section.label, language)}
    </>
  )
  if (!first) {
    const [link] = linksOf(section.nodes)
    return (
      <WhyNot why={{ words: offWords[link?.off ?? 'disabled'] }}>
        {(off) => (
          <RailOff role="link" tabIndex={0} data-section={section.id} {...off}>
            {content}
          </RailOff>
        )}
      </WhyNot>
    )
  }
  return (
    <RailSection
      to={first.to}
      data-section={section.id}
      aria-current={menu.section?.id === section.id ? 'true' : undefined}
    >
      {content}
    </RailSection>
  )
}
