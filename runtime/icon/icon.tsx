import {
  ArrowRight,
  Award,
  BadgeCheck,
  Bike,
  Building2,
  CalendarDays,
  Check,
  Clock,
  Coins,
  Compass,
  Fuel,
  HandHeart,
  Heart,
  HeartPulse,
  IdCard,
  type LucideIcon,
  Mail,
  MapPin,
  Menu,
  MessageCircle,
  Package,
  Phone,
  Route,
  Search,
  ShieldCheck,
  Smartphone,
  Sparkles,
  Sun,
  Truck,
  Users,
  Utensils,
  Warehouse,
  X,
} from 'lucide-react';
import type { IconName } from '#schemas/documents.ts';

const ICONS: Readonly<Record<IconName, LucideIcon>> = {
  'arrow-right': ArrowRight,
  award: Award,
  'badge-check': BadgeCheck,
  bike: Bike,
  building: Building2,
  calendar: CalendarDays,
  chat: MessageCircle,
  check: Check,
  clock: Clock,
  coins: Coins,
  compass: Compass,
  fuel: Fuel,
  'hand-heart': HandHeart,
  heart: Heart,
  'heart-pulse': HeartPulse,
  'id-card': IdCard,
  mail: Mail,
  'map-pin': MapPin,
  menu: Menu,
  package: Package,
  phone: Phone,
  route: Route,
  search: Search,
  shield: ShieldCheck,
  smartphone: Smartphone,
  sparkles: Sparkles,
  sun: Sun,
  truck: Truck,
  users: Users,
  utensils: Utensils,
  warehouse: Warehouse,
  x: X,
};

/** A decorative icon; the text beside it says what it means. Size in pixels. */
export function Icon({
  name,
  size = 24,
}: {
  readonly name: IconName;
  readonly size?: number | undefined;
}) {
  const Drawing = ICONS[name];
  return (
    <Drawing
      size={size}
      strokeWidth={1.75}
      aria-hidden="true"
      focusable="false"
      className="rb-icon"
    />
  );
}
