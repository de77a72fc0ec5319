type LangTextProps = {
  /** BCP 47 language of the text; it chooses the font's size for Tamil. */
  lang: string
  children: string
}

/**
 * A run of text in a content language, within a line that may hold others (looks section 3: every such text carries
 * its language). A text that stands alone takes `lang` on its Typography instead, which also sets its weight.
 */
export function LangText({ lang, children }: LangTextProps) {
  return (
    <span lang={lang} data-script={lang.split('-')[0]}>
      {children}
    </span>
  )
}
