import type {
  ActivityCount,
  CourseStatus,
  CoverMotif,
  DayCode,
  DeliveryMode,
  DifficultyLevel,
  Picture,
  Rating,
  TimeZoneCode,
} from '@kaksha/domain/catalogue';

/** What the API sends, spelled as it sends it. Nothing outside of this package reads these. */

export type PictureSourcesWire = Omit<Picture, 'src'>;

export interface CategoryWire {
  id: number;
  name: string;
  display_name: string;
  motif: CoverMotif;
  course_count: number;
  next_start_date: string | null;
}

export interface SubcategoryWire {
  id: number;
  category_id: number;
  name: string;
}

export interface LanguageWire {
  id: number;
  name: string;
  display_name: string;
}

export interface BatchWire {
  id: number;
  courseId: number;
  trainerId: number;
  day_of_week: DayCode;
  start_date: string;
  end_date: string | null;
  duration: string;
  time_from: string;
  time_to: string | null;
  timezone: TimeZoneCode;
  timePart: 'Morning' | 'Afternoon' | 'Evening' | 'Night';
  mode: DeliveryMode;
  area: string | null;
  status: boolean;
}

export interface CourseWire {
  id: number;
  slug: string;
  course_name: string;
  description: string;
  category: string | null;
  category_id: number | null;
  category_name: string | null;
  category_motif: CoverMotif | null;
  sub_category: string | null;
  sub_category_id: number | null;
  difficulty_level: DifficultyLevel;
  language: string;
  language_id: number;
  mode: DeliveryMode;
  location?: string;
  distance_km?: number | null;
  trainer_id: number;
  trainer_name: string;
  trainer_rating: Rating | null;
  trainer_photo: string | null;
  trainer_photo_sources: PictureSourcesWire | null;
  rating: Rating | null;
  thumbnail: string | null;
  thumbnail_sources: PictureSourcesWire | null;
  fee: number | null;
  fee_usd: number | null;
  discount: number;
  batches: BatchWire[];
  course_status: CourseStatus;
  stage: number;
  activitycount?: ActivityCount;
}

export interface ContentWire {
  id: number;
  content_type: string;
  content_text: string;
  is_live: boolean;
}

export interface ModuleWire {
  id: number;
  module_name: string;
  topic_name: string;
  hands_on: string;
  skills: string;
}

export interface ReviewWire {
  id: number;
  user_name: string;
  rating: number;
  comment: string;
  created_at: string;
}

export interface TrainerWire {
  id: number;
  type: 'individual' | 'institute';
  name: string;
  headline: string;
  about_us: string;
  location: string;
  experience: number;
  photo: string | null;
  photo_sources: PictureSourcesWire | null;
  rating: Rating | null;
  course_count: number;
  categories: string[];
  next_batch: { start_date: string; course_id: number; course_name: string } | null;
}

export interface CourseDetailsWire extends CourseWire {
  prerequisites: string;
  objectives: string;
  video_url: string | null;
  trainer_chat: string | null;
  is_demo?: boolean;
  contents: ContentWire[];
  curriculums: ModuleWire[];
  trainer: TrainerWire;
  reviews: ReviewWire[];
}

/** A course as its trainer sees it. */
export interface AuthoredCourseWire extends CourseDetailsWire {
  is_active: boolean;
  is_demo: boolean;
  trainer_contact: string | null;
  trainer_email: string | null;
  version?: number;
}

export interface FacetsWire {
  categories: { name: string; count: number }[];
  difficulties: { name: DifficultyLevel; count: number }[];
  modes: { name: DeliveryMode; count: number }[];
  languages: { name: string; count: number }[];
  price_buckets: number[];
  price_ceiling: number;
}

export interface UserWire {
  user_id: number;
  name: string;
  email_id: string;
  contact_no: string | null;
  is_admin: boolean;
  trainer_id: number | null;
  photo: string | null;
}

export interface PostWire {
  id: number;
  slug: string;
  title: string;
  content: string;
  tags: string[];
  status: 'draft' | 'published';
  image_url: string | null;
  likeCount: number;
  commentCount: number;
  created_at: string;
  updated_at: string;
  published_at?: string | null;
  scheduled_at?: string | null;
}

export interface CommentWire {
  id: number;
  comment: string;
  userId: number | null;
  user: { user_name: string | null } | null;
  /** An ISO date; of older answers seconds since 1970. */
  created_at: string | { seconds: number };
}

export interface PostDetailsWire extends PostWire {
  meta_title: string;
  meta_description: string;
  meta_keywords: string;
  liked: boolean;
  comments: CommentWire[];
}
