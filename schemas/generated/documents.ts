// Generated from schemas/**/*.schema.json by `npm run codegen`. Do not edit.
import type { RichTextSource } from '#schemas/rich-text-source.ts';


export type Id = string
export type WidgetRef = string
export type Text = string
export type LongText = string
export type RichText = RichTextSource
export type Language = ("es" | "en" | "pt")
export type Path = string
export type Href = string
export type AssetPath = string
export type VideoPath = string
export type Spacing = number
export type Color = string
export type ColorToken = ("paper" | "surface" | "tint" | "ink" | "accent" | "sky")
export type Align = ("start" | "center")
export type HeadingLevel = number
export type IconName = ("arrow-left" | "arrow-right" | "award" | "badge-check" | "bike" | "briefcase" | "building" | "calendar" | "chat" | "check" | "chevron-left" | "chevron-right" | "clock" | "coins" | "compass" | "copy" | "fuel" | "hand-heart" | "heart" | "heart-pulse" | "id-card" | "mail" | "map-pin" | "menu" | "package" | "phone" | "route" | "search" | "share" | "shield" | "sliders" | "smartphone" | "sparkles" | "sun" | "truck" | "users" | "utensils" | "warehouse" | "x")
export type ChildDirection = ("vertical" | "horizontal")
export type MaxWidth = ("reading" | "content" | "full")
export type Percent = number
export type EntryAnimation = ("NONE" | "FADE_IN" | "FADE_IN_OUT" | "SLIDE_LEFT" | "SLIDE_RIGHT" | "SLIDE_TOP" | "SLIDE_BOTTOM" | "ZOOM_IN_OUT")
export type PageUrl = string
export type PageType = ("CONTENT" | "JOB_LISTING" | "JOB_DETAIL" | "APPLY" | "SYSTEM")
export type Robots = ("index" | "noindex")
export type WidgetType = string
export type Host = string
export type Origin = string
export type FontFamily = ("bricolage-grotesque" | "barlow-condensed" | "system")
export type Widget = (ButtonWidget | CardsWidget | FaqWidget | FlipCardsWidget | FooterWidget | HeaderWidget | HeadingWidget | HeroWidget | ImageWidget | JobDetailWidget | JobFilterWidget | JobListWidget | JobSearchWidget | JobSummaryWidget | LogoStripWidget | MediaTextWidget | RichTextWidget | SearchHeroWidget | StepsWidget | WelcomeSearchWidget)

export interface Link {
label: Text
href: Href
newTab?: boolean
}
export interface Image {
src: AssetPath
alt: string
width: number
height: number
decorative?: boolean
focus?: FocusPoint
}
export interface FocusPoint {
x: number
y: number
}
export interface SectionOptions {
childDirection?: ChildDirection
px?: Spacing
py?: Spacing
mx?: Spacing
my?: Spacing
gap?: Spacing
span?: Percent
padding?: Spacing
animation?: EntryAnimation
desktopOnly?: boolean
background?: ColorToken
maxWidth?: MaxWidth
breakpoints?: SectionBreakpoints
}
export interface SectionBreakpoints {
mobile?: SectionOverrides
tablet?: SectionOverrides
desktop?: SectionOverrides
}
export interface SectionOverrides {
px?: Spacing
py?: Spacing
mx?: Spacing
my?: Spacing
gap?: Spacing
span?: Percent
padding?: Spacing
animation?: EntryAnimation
background?: ColorToken
maxWidth?: MaxWidth
}
/**
 * A box of the page's layout: it shows one widget or holds sub-sections.
 * 
 * This interface was referenced by `Rumbo`'s JSON-Schema
 * via the `definition` "Section".
 */
export interface Section {
sectionId: Id
widgetId?: Id
/**
 * @maxItems 100
 */
subSections?: Section[]
options?: SectionOptions
}
export interface PageMetadata {
title: Text
description: string
image?: AssetPath
robots?: Robots
lang?: Language
layout: Section
}
export interface WidgetEnvelope {
id: Id
type: WidgetType
version?: number
content: {

}
variants?: WidgetVariants
}
export interface WidgetVariants {
p?: {

}
}
/**
 * One page document: its metadata, the layout tree of sections and the widgets that the sections show.
 * 
 * This interface was referenced by `Rumbo`'s JSON-Schema
 * via the `definition` "Page".
 */
export interface Page {
$schema?: string
schemaVersion: 1
id: Id
url: PageUrl
/**
 * @maxItems 20
 */
aliases?: PageUrl[]
type: PageType
metadata: PageMetadata
/**
 * @maxItems 2000
 */
widgets: WidgetEnvelope[]
}
export interface SiteUrls {
home: Path
jobListing: Path
}
export interface Company {
name: Text
logo: Image
}
export interface Theme {
colors: ThemeColors
/**
 * @minItems 2
 * @maxItems 4
 */
sky: Color[]
radius: ThemeRadius
fonts: ThemeFonts
labelCase: ("none" | "uppercase")
}
export interface ThemeColors {
ink: Color
muted: Color
paper: Color
surface: Color
tint: Color
line: Color
accent: Color
onAccent: Color
action: Color
actionHover: Color
onAction: Color
secondary: Color
}
export interface ThemeRadius {
card: number
input: number
button: number
}
export interface ThemeFonts {
heading: FontFamily
}
export interface SiteMetadata {
titleSuffix: Text
icon: AssetPath
image?: AssetPath
}
export interface CustomParameter {
key: Text
value: string
parameterPath?: Text
dependentEntity?: "job"
}
export interface MessageOverrides {
[k: string]: string
}
/**
 * One careers site of an agency: where it answers, how it looks and what all its pages share.
 * 
 * This interface was referenced by `Rumbo`'s JSON-Schema
 * via the `definition` "Site".
 */
export interface Site {
$schema?: string
id: Id
agencyId: Id
agencyName: Text
clientId: Id
name: Text
sitePrefix: string
/**
 * @maxItems 20
 */
hosts: Host[]
/**
 * @maxItems 10
 */
apiHosts?: Origin[]
country: string
locale: ("es-MX" | "en-US" | "pt-BR")
urls: SiteUrls
/**
 * @maxItems 500
 */
companies?: Company[]
theme: Theme
metadata: SiteMetadata
enableWidgetTracking?: boolean
appendTrackingParams?: boolean
/**
 * @maxItems 50
 */
customParameters?: CustomParameter[]
messages?: MessageOverrides
showWidgetErrors?: boolean
}
export interface Card {
id: Id
title: Text
image?: Image
icon?: IconName
text?: LongText
link?: Link
}
export interface CardColumns {
mobile?: number
tablet?: number
desktop?: number
}
export interface FaqItem {
question: Text
answer: RichText
}
export interface FlipCard {
id: Id
title: Text
image?: Image
text: LongText
}
export interface FooterContact {
kind: ("chat" | "social" | "website" | "email")
label: Text
href: Href
}
export interface HeroMedia {
image: Image
video?: VideoPath
}
export interface JobListVariant {
listType?: ("SAVED" | "LATEST")
}
export interface JobCardConfig {
showPay?: boolean
showSchedule?: boolean
showDate?: boolean
showLogo?: boolean
}
export interface StripLogo {
name: Text
image: Image
href?: Href
}
export interface MediaTextItem {
icon?: IconName
title?: Text
text: LongText
}
export interface SearchHeroFact {
value: Text
label: Text
}
export interface Step {
number: number
title: Text
text?: LongText
}
/**
 * A link that looks like a button.
 * 
 * This interface was referenced by `Rumbo`'s JSON-Schema
 * via the `definition` "ButtonContent".
 */
export interface ButtonContent {
link: Link
variant?: ("primary" | "secondary" | "quiet")
align?: Align
icon?: IconName
}
export interface ButtonWidget {
id: Id
type: "button"
version?: number
content: ButtonContent
variants?: WidgetVariants
}
/**
 * Grid of cards.
 * 
 * This interface was referenced by `Rumbo`'s JSON-Schema
 * via the `definition` "CardsContent".
 */
export interface CardsContent {
eyebrow?: Text
heading?: Text
subheading?: LongText
/**
 * @minItems 1
 * @maxItems 60
 */
cards: Card[]
columns?: CardColumns
align?: Align
}
export interface CardsWidget {
id: Id
type: "cards"
version?: number
content: CardsContent
variants?: WidgetVariants
}
/**
 * Questions and answers, one open at a time, the first open.
 * 
 * This interface was referenced by `Rumbo`'s JSON-Schema
 * via the `definition` "FaqContent".
 */
export interface FaqContent {
eyebrow?: Text
heading?: Text
subheading?: LongText
/**
 * @minItems 1
 * @maxItems 60
 */
items: FaqItem[]
}
export interface FaqWidget {
id: Id
type: "faq"
version?: number
content: FaqContent
variants?: WidgetVariants
}
/**
 * Cards that turn over: picture and title in front, text behind.
 * 
 * This interface was referenced by `Rumbo`'s JSON-Schema
 * via the `definition` "FlipCardsContent".
 */
export interface FlipCardsContent {
eyebrow?: Text
heading?: Text
subheading?: LongText
/**
 * @minItems 1
 * @maxItems 12
 */
cards: FlipCard[]
}
export interface FlipCardsWidget {
id: Id
type: "flip-cards"
version?: number
content: FlipCardsContent
variants?: WidgetVariants
}
/**
 * Site footer: copyright line, legal links and ways to contact.
 * 
 * This interface was referenced by `Rumbo`'s JSON-Schema
 * via the `definition` "FooterContent".
 */
export interface FooterContent {
logo?: Image
tagline?: Text
year: number
owner: Text
/**
 * @minItems 0
 * @maxItems 20
 */
links: Link[]
/**
 * @minItems 0
 * @maxItems 10
 */
contacts?: FooterContact[]
note?: LongText
}
export interface FooterWidget {
id: Id
type: "footer"
version?: number
content: FooterContent
variants?: WidgetVariants
}
/**
 * Site header: logo to the home page, navigation, saved jobs with their count, optional search box.
 * 
 * This interface was referenced by `Rumbo`'s JSON-Schema
 * via the `definition` "HeaderContent".
 */
export interface HeaderContent {
logo: Image
/**
 * @minItems 0
 * @maxItems 8
 */
links: Link[]
cta?: Link
savedJobsUrl?: Path
jobListingUrl?: Path
searchField?: string
}
export interface HeaderWidget {
id: Id
type: "header"
version?: number
content: HeaderContent
variants?: WidgetVariants
}
/**
 * A heading with an optional line above and text below.
 * 
 * This interface was referenced by `Rumbo`'s JSON-Schema
 * via the `definition` "HeadingContent".
 */
export interface HeadingContent {
eyebrow?: Text
text: Text
level: HeadingLevel
subheading?: LongText
align?: Align
}
export interface HeadingWidget {
id: Id
type: "heading"
version?: number
content: HeadingContent
variants?: WidgetVariants
}
/**
 * First screen of a page: headline, text, logo and button over a picture or video.
 * 
 * This interface was referenced by `Rumbo`'s JSON-Schema
 * via the `definition` "HeroContent".
 */
export interface HeroContent {
logo?: Image
eyebrow?: Text
title: Text
text?: LongText
textLang?: Language
cta?: Link
media?: HeroMedia
align?: Align
}
export interface HeroWidget {
id: Id
type: "hero"
version?: number
content: HeroContent
variants?: WidgetVariants
}
/**
 * A picture with an optional caption and link.
 * 
 * This interface was referenced by `Rumbo`'s JSON-Schema
 * via the `definition` "ImageContent".
 */
export interface ImageContent {
image: Image
caption?: Text
href?: Href
rounded?: boolean
}
export interface ImageWidget {
id: Id
type: "image"
version?: number
content: ImageContent
variants?: WidgetVariants
}
/**
 * The job that the address names: what it offers and how to apply.
 * 
 * This interface was referenced by `Rumbo`'s JSON-Schema
 * via the `definition` "JobDetailContent".
 */
export interface JobDetailContent {
backUrl?: Path
showShare?: boolean
showSave?: boolean
}
export interface JobDetailWidget {
id: Id
type: "job-detail"
version?: number
content: JobDetailContent
variants?: WidgetVariants
}
/**
 * Filters of a job search with the number of jobs that each leaves.
 * 
 * This interface was referenced by `Rumbo`'s JSON-Schema
 * via the `definition` "JobFilterContent".
 */
export interface JobFilterContent {
/**
 * @minItems 1
 * @maxItems 5
 */
facetFields: ("city" | "state" | "company" | "employmentType" | "category")[]
/**
 * @minItems 1
 * @maxItems 10
 */
radiusOptions?: number[]
}
export interface JobFilterWidget {
id: Id
type: "job-filter"
version?: number
content: JobFilterContent
variants?: WidgetVariants
}
/**
 * Jobs as cards: those a search finds, the newest or the saved ones.
 * 
 * This interface was referenced by `Rumbo`'s JSON-Schema
 * via the `definition` "JobListContent".
 */
export interface JobListContent {
heading?: Text
variantConfig?: JobListVariant
maxJobCards?: number
jobSummaryConfig?: JobCardConfig
}
export interface JobListWidget {
id: Id
type: "job-list"
version?: number
content: JobListContent
variants?: WidgetVariants
}
/**
 * Search form around a job list, its filters and the selected job.
 * 
 * This interface was referenced by `Rumbo`'s JSON-Schema
 * via the `definition` "JobSearchContent".
 */
export interface JobSearchContent {
heading?: Text
listWidgetId: WidgetRef
filterWidgetId?: WidgetRef
detailWidgetId?: WidgetRef
}
export interface JobSearchWidget {
id: Id
type: "job-search"
version?: number
content: JobSearchContent
variants?: WidgetVariants
}
/**
 * The main facts of the job that the address names.
 * 
 * This interface was referenced by `Rumbo`'s JSON-Schema
 * via the `definition` "JobSummaryContent".
 */
export interface JobSummaryContent {
/**
 * @minItems 1
 * @maxItems 7
 */
fields: ("pay" | "schedule" | "place" | "vehicle" | "company" | "licence" | "employmentType")[]
}
export interface JobSummaryWidget {
id: Id
type: "job-summary"
version?: number
content: JobSummaryContent
variants?: WidgetVariants
}
/**
 * Strip of partner logos that scrolls by itself.
 * 
 * This interface was referenced by `Rumbo`'s JSON-Schema
 * via the `definition` "LogoStripContent".
 */
export interface LogoStripContent {
heading?: Text
/**
 * @minItems 1
 * @maxItems 40
 */
logos: StripLogo[]
}
export interface LogoStripWidget {
id: Id
type: "logo-strip"
version?: number
content: LogoStripContent
variants?: WidgetVariants
}
/**
 * Picture beside text, list and button.
 * 
 * This interface was referenced by `Rumbo`'s JSON-Schema
 * via the `definition` "MediaTextContent".
 */
export interface MediaTextContent {
image: Image
imageSide: ("start" | "end")
eyebrow?: Text
heading: Text
html?: RichText
/**
 * @minItems 0
 * @maxItems 12
 */
items?: MediaTextItem[]
cta?: Link
}
export interface MediaTextWidget {
id: Id
type: "media-text"
version?: number
content: MediaTextContent
variants?: WidgetVariants
}
/**
 * Formatted text.
 * 
 * This interface was referenced by `Rumbo`'s JSON-Schema
 * via the `definition` "RichTextContent".
 */
export interface RichTextContent {
html: RichText
align?: Align
}
export interface RichTextWidget {
id: Id
type: "rich-text"
version?: number
content: RichTextContent
variants?: WidgetVariants
}
/**
 * Home headline with the keyword box that leads to the job search.
 * 
 * This interface was referenced by `Rumbo`'s JSON-Schema
 * via the `definition` "SearchHeroContent".
 */
export interface SearchHeroContent {
eyebrow?: Text
title: Text
text?: LongText
textLang?: Language
image: Image
ctaLabel: Text
/**
 * @minItems 0
 * @maxItems 4
 */
facts?: SearchHeroFact[]
}
export interface SearchHeroWidget {
id: Id
type: "search-hero"
version?: number
content: SearchHeroContent
variants?: WidgetVariants
}
/**
 * Numbered steps and a button.
 * 
 * This interface was referenced by `Rumbo`'s JSON-Schema
 * via the `definition` "StepsContent".
 */
export interface StepsContent {
eyebrow?: Text
heading: Text
subheading?: LongText
/**
 * @minItems 1
 * @maxItems 12
 */
steps: Step[]
cta?: Link
}
export interface StepsWidget {
id: Id
type: "steps"
version?: number
content: StepsContent
variants?: WidgetVariants
}
/**
 * Welcome text with a keyword box that leads to a search page.
 * 
 * This interface was referenced by `Rumbo`'s JSON-Schema
 * via the `definition` "WelcomeSearchContent".
 */
export interface WelcomeSearchContent {
title: Text
text?: LongText
placeholder?: Text
searchPageLink?: Path
searchNode?: string
image?: Image
}
export interface WelcomeSearchWidget {
id: Id
type: "welcome-search"
version?: number
content: WelcomeSearchContent
variants?: WidgetVariants
}
