export interface PlaceWire {
  id: number;
  name: string;
}

export interface CountryWire extends PlaceWire {
  dial_code: string;
}

export interface ProfileWire {
  user_id: number;
  name: string;
  email_id: string;
  contact_no: string;
  country_code: string;
  designation: string;
  about_us: string;
  address: string;
  pin_code: string;
  photo: string | null;
  country_id: number | null;
  country: string | null;
  state_id: number | null;
  state: string | null;
  city_id: number | null;
  city: string | null;
}

export interface GoalWire {
  learning_goal: string;
  hours_per_week: number | null;
  target_date: string | null;
}

export interface InterestWire {
  category_id: number;
  category: string;
  sub_category_id: number | null;
  sub_category: string | null;
}

export interface SavedSearchWire {
  id: number;
  name: string;
  query: Record<string, string | string[]>;
  created_at: string;
}
