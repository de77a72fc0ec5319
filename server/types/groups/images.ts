import { IMAGE_RATIOS, IMAGE_TYPES, imageName, OPTIONAL_IMAGE_TYPES } from '#contract/values/images.ts'
import { LANGUAGES } from '#contract/values/languages.ts'
import { choice, field, listOf, setOf, texts, WEB_ADDRESS } from './field.ts'
import { control, section, type FieldGroup } from './ui.ts'

export const TYPE_WORDS = {
  Poster: texts({ en: 'Poster', zh: '海报', ms: 'Poster', ta: 'சுவரொட்டி' }),
  Cover: texts({ en: 'Cover', zh: '封面', ms: 'Kulit', ta: 'முகப்புப் படம்' }),
  Banner: texts({ en: 'Banner', zh: '横幅', ms: 'Sepanduk', ta: 'பதாகை' }),
  Logo: texts({ en: 'Logo', zh: '标志', ms: 'Logo', ta: 'சின்னம்' }),
  'Logo Sponsor': texts({ en: 'Sponsor logo', zh: '赞助商标志', ms: 'Logo penaja', ta: 'ஆதரவாளர் சின்னம்' }),
  'Logo Header': texts({ en: 'Header logo', zh: '页眉标志', ms: 'Logo pengepala', ta: 'தலைப்புச் சின்னம்' }),
} as const

const names = [...IMAGE_TYPES, ...OPTIONAL_IMAGE_TYPES].flatMap((type) =>
  IMAGE_RATIOS.flatMap((ratio) => [undefined, ...LANGUAGES].map((lang) => imageName(type, ratio, lang))),
)

/** Image slots of a type in which artwork stands. */
export const artworkSlots = (required: readonly string[], ext?: 'png') => ({
  types: [...IMAGE_TYPES],
  ratios: [...IMAGE_RATIOS],
  required: [...required],
  ...(ext && { ext }),
})

/** Artwork: the matrix of uploaded images, and addresses of images elsewhere. */
export const images: FieldGroup = {
  properties: {
    ia: field(
      setOf({ type: 'string', enum: names }, names.length),
      texts({ en: 'Images', zh: '图片', ms: 'Imej', ta: 'படங்கள்' }),
      'ia: images present, by type, ratio and language: 0-16x9 is a poster, 0-16x9-Cover_ms a Malay cover.',
      {
        help: texts({
          en: 'JPEG or PNG, up to 128 MB; 16x9 stands in where another ratio is missing.',
          zh: 'JPEG 或 PNG，最大 128 MB；缺少其他比例时以 16x9 代替。',
          ms: 'JPEG atau PNG, sehingga 128 MB; 16x9 digunakan jika nisbah lain tiada.',
          ta: 'JPEG அல்லது PNG, 128 MB வரை; பிற விகிதம் இல்லாதபோது 16x9 பயன்படும்.',
        }),
      },
    ),
    ex_ia: field(
      listOf(
        {
          u: field(
            WEB_ADDRESS,
            texts({ en: 'Address', zh: '地址', ms: 'Alamat', ta: 'முகவரி' }),
            'u: address of the image.',
          ),
          type: field(
            choice(TYPE_WORDS),
            texts({ en: 'Type', zh: '类别', ms: 'Jenis', ta: 'வகை' }),
            'type: image type.',
          ),
        },
        ['u'],
        60,
      ),
      texts({ en: 'External images', zh: '外部图片', ms: 'Imej luaran', ta: 'வெளிப் படங்கள்' }),
      'ex_ia: images that another system keeps.',
    ),
  },
  section: section('images', texts({ en: 'Images', zh: '图片', ms: 'Imej', ta: 'படங்கள்' }), 'image', [
    control('ia', { widget: 'imageMatrix' }),
    control('ex_ia', { widget: 'externalImages' }),
  ]),
}
